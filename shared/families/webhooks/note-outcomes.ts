import { randomUUID } from 'node:crypto';
import { schedule } from '#shared/actor.ts';
import type { Call } from '#shared/call.ts';
import { commit, retryOnConflict } from '#shared/records/commit.ts';
import { readLinked } from '#shared/records/read.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { exists, type RowUpdate } from '#shared/table/actions.ts';
import { webhookKey } from '#shared/table/webhook-rows.ts';
import { ConditionFailed, updateRow } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import type { Outcome, Target } from './attempt.ts';
import { type WebhookRecord, webhook } from './record.ts';
import { readState } from './state.ts';
import type { WebhookPlace } from './wake.ts';

/** In milliseconds: after five days without one success, a webhook is switched off. */
const longestFailure = 5 * 24 * 60 * 60 * 1000;

/** Notes how attempts went, and switches off a webhook that fails for too long. Whether it did. */
export async function noteOutcomes(
  { place, record, clock }: Target,
  outcomes: readonly Outcome[],
): Promise<boolean> {
  const key = webhookKey.state(place.account, place.webhook);
  const now = clock();
  const time = formatInstant(now);
  if (outcomes.includes('delivered')) {
    const set = { last_delivered_at: time };
    await noteState({ kind: 'update', key, set, remove: ['failing_since'] });
    return false;
  }
  if (!outcomes.includes('failed')) return false;
  const { failing_since } = await readState(place.account, place.webhook);
  if (failing_since === undefined) {
    await noteState({ kind: 'update', key, set: { failing_since: time } });
    return false;
  }
  if (now - Date.parse(failing_since) < longestFailure) return false;
  return switchOff(place, record.version, now);
}

/** Nothing is noted of a webhook that was deleted meanwhile. */
async function noteState(update: RowUpdate): Promise<void> {
  try {
    await updateRow({ ...update, condition: exists });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** Unless it was changed since the version that failed: that one has not been tried. */
async function switchOff(
  { account, webhook: id }: WebhookPlace,
  version: number,
  now: number,
): Promise<boolean> {
  const call: Call = {
    caller: { accountId: account, actor: schedule },
    requestId: randomUUID(),
    now: formatInstant(now),
    arrivedAt: now,
  };
  return retryOnConflict(async () => {
    const [current] = await readLinked(call, webhook, [id]);
    if (!current?.active || current.version !== version) return false;
    const off = { active: false, disabled_at: call.now };
    const after = nextVersion<WebhookRecord>(call, current, off);
    await commit(call, change(call, webhook, current, after), { data: undefined });
    return true;
  });
}
