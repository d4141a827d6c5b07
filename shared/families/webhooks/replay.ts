import type { Call } from '#shared/call.ts';
import { ApiError, assertNoProblems, type FieldProblems } from '#shared/errors.ts';
import { getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { retentionSeconds } from '#shared/families/changes/feed.ts';
import { positionBefore } from '#shared/families/changes/position.ts';
import { changeDays } from '#shared/limits.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { absent } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { webhookKey } from '#shared/table/webhook-rows.ts';
import { addSeconds } from '#shared/time.ts';
import type { Replay, WebhookReplay } from './fields.ts';
import { assertActive, type WebhookRecord, webhook } from './record.ts';
import { wakeWrite } from './state.ts';

/** Events to be sent again: those after a position that happened in the window. */
export interface PlannedReplay extends Replay {
  position: number;
}

/**
 * Sends everything again that a webhook subscribes to and that happened in a window, delivered or not.
 * @throws ApiError `invalid_transition` while another replay goes on
 */
export async function replayEvents(call: Call, id: number, { from, to }: WebhookReplay) {
  const { id: account } = await getAccountWithAccess(call);
  const before = await readForWrite(call, webhook, id);
  assertNoProblems(windowProblems({ from, to }, call.now));
  assertActive(before);
  const webhookId = { account, webhook: id };
  const key = webhookKey.replay(webhookId);
  if (await findRow(key, { consistent: true })) {
    throw new ApiError('invalid_transition', {
      message: 'A replay is already running. Wait until it has ended.',
    });
  }
  const replay: PlannedReplay = { from, to, position: await positionBefore(account, from) };
  // The audit says who had it sent again.
  const after = nextVersion<WebhookRecord>(call, before, { replayed_from: from, replayed_to: to });
  const writes = joinWrites(change(call, webhook, before, after), {
    writes: [
      { kind: 'put', row: { ...key, ...replay }, condition: absent },
      wakeWrite(webhookId, call.requestId),
    ],
  });
  return commit(call, writes, { data: { from, to } });
}

function windowProblems({ from, to }: WebhookReplay, now: string): FieldProblems {
  const isEarly = from < addSeconds(now, -retentionSeconds);
  const early = `Must be at most ${changeDays} days ago: changes are kept for ${changeDays} days.`;
  return {
    ...(isEarly ? { from: [{ code: 'too_early', message: early }] } : {}),
    ...(to <= from ? { to: [{ code: 'end_before_start', message: 'Must be after from.' }] } : {}),
  };
}
