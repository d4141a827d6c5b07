import type { RowUpdate, RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { storedAs } from '#shared/table/rows.ts';
import { type WebhookId, webhookKey } from '#shared/table/webhook-rows.ts';

interface WebhookState {
  /** Instants. `failing_since` is the first failure after the last success. */
  failing_since?: string;
  last_delivered_at?: string;
}

/** Wakes the queue of a webhook: the stream sees the row. */
export function wakeWrite(webhookId: WebhookId, request: string): RowWrite {
  return { kind: 'put', row: { ...webhookKey.wake(webhookId), request } };
}

/** Restarts the count of days without a success. */
export function freshState(webhookId: WebhookId): RowUpdate {
  const key = webhookKey.state(webhookId);
  return { kind: 'update', key, set: { entity: key.entity }, remove: ['failing_since'] };
}

export async function readState(webhookId: WebhookId): Promise<WebhookState> {
  const row = await findRow(webhookKey.state(webhookId), { consistent: true });
  return storedAs(row ?? {});
}
