import { randomBytes } from 'node:crypto';
import type { RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { storedAs } from '#shared/table/rows.ts';
import { type WebhookId, webhookKey } from '#shared/table/webhook-rows.ts';

const secretBytes = 32;

/** A secret and until when it signs; without an end for the newest. */
interface Secret {
  secret: string;
  /** An instant. */
  ends_at?: string;
}

/** A new secret, as Standard Webhooks writes it. */
export function newSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`;
}

/** The secrets that sign at `now`, the newest first. */
export async function liveSecrets(
  webhookId: WebhookId,
  now: string,
): Promise<readonly [Secret, ...Secret[]] | undefined> {
  const row = await findRow(webhookKey.secrets(webhookId), { consistent: true });
  const { secrets: all = [] } = storedAs<{ secrets?: Secret[] }>(row ?? {});
  const [newest, ...others] = all.filter(({ ends_at }) => ends_at === undefined || ends_at > now);
  return newest && [newest, ...others];
}

export function secretsWrite(webhookId: WebhookId, secrets: readonly Secret[]): RowWrite {
  return { kind: 'put', row: { ...webhookKey.secrets(webhookId), secrets } };
}
