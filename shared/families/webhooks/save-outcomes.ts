import { schedule } from '#shared/actor.ts';
import { internalCall } from '#shared/internal-call.ts';
import { commit, retryOnConflict } from '#shared/records/commit.ts';
import { readLinked } from '#shared/records/read.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { exists } from '#shared/table/actions.ts';
import { type WebhookId, webhookKey } from '#shared/table/webhook-rows.ts';
import { updateRowIf } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import type { DeliveryTarget, Outcome } from './attempt.ts';
import { type WebhookRecord, webhook } from './record.ts';
import { readState } from './state.ts';

/** In milliseconds: after five days without one success, a webhook is switched off. */
const longestFailure = 5 * 24 * 60 * 60 * 1000;

/**
 * Notes how attempts went, unless the webhook was deleted meanwhile, and switches off one that fails for
 * too long. Whether it did.
 */
export async function saveOutcomes(
  { webhookId, record, clock }: DeliveryTarget,
  outcomes: readonly Outcome[],
): Promise<boolean> {
  const key = webhookKey.state(webhookId);
  const now = clock();
  const time = formatInstant(now);
  if (outcomes.includes('delivered')) {
    const set = { last_delivered_at: time };
    await updateRowIf({ kind: 'update', key, set, remove: ['failing_since'], condition: exists });
    return false;
  }
  if (!outcomes.includes('failed')) return false;
  const { failing_since } = await readState(webhookId);
  if (failing_since === undefined) {
    const set = { failing_since: time };
    await updateRowIf({ kind: 'update', key, set, condition: exists });
    return false;
  }
  if (now - Date.parse(failing_since) < longestFailure) return false;
  return switchOff(webhookId, record.version, now);
}

/** Unless it was changed since the version that failed: that one has not been tried. */
async function switchOff(
  { account, webhook: id }: WebhookId,
  version: number,
  now: number,
): Promise<boolean> {
  const call = internalCall({ accountId: account, actor: schedule }, now);
  return retryOnConflict(async () => {
    const [current] = await readLinked(call, webhook, [id]);
    if (!current?.active || current.version !== version) return false;
    const off = { active: false, disabled_at: call.now };
    const after = nextVersion<WebhookRecord>(call, current, off);
    await commit(call, change(call, webhook, current, after), { data: undefined });
    return true;
  });
}
