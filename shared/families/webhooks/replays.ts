import type { Call } from '#shared/call.ts';
import { ApiError, assertNoProblems, type Fields } from '#shared/errors.ts';
import { getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { type FeedEvent, readFeed, retentionSeconds } from '#shared/families/changes/feed.ts';
import { positionBefore } from '#shared/families/changes/position.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { absent, exists } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { storedAs } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { type WebhookPlace, webhookKey } from '#shared/table/webhook-rows.ts';
import { deleteRow, transactIf, updateRowIf } from '#shared/table/write.ts';
import { addSeconds, formatInstant } from '#shared/time.ts';
import { compose } from './compose.ts';
import { deliveryOf, deliveryWrites, renewalWrites } from './delivery.ts';
import type { Replay, WebhookReplay } from './fields.ts';
import { assertActive, subscribesTo, type WebhookRecord, webhook } from './record.ts';
import { wakeWrite } from './state.ts';

/** The stream hands a write over for 12 hours (`infra/background.ts`): so late may it come into the feed. */
const longestDelaySeconds = 12 * 60 * 60;

/** Changes that are read at once. */
const pageSize = 100;

/** Events that are to be sent again: those behind a position, as far as they happened in the window. */
interface PlannedReplay extends Replay {
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
  const place = { account, webhook: id };
  const key = webhookKey.replay(place);
  if (await findRow(key, { consistent: true })) {
    throw new ApiError('invalid_transition', {
      message: 'A replay is already running. Wait until it has ended.',
    });
  }
  const planned: PlannedReplay = { from, to, position: await positionBefore(account, from) };
  // The audit tells who had it sent again.
  const after = nextVersion<WebhookRecord>(call, before, { replayed_from: from, replayed_to: to });
  const writes = joinWrites(change(call, webhook, before, after), {
    writes: [
      { kind: 'put', row: { ...key, ...planned }, condition: absent },
      wakeWrite(place, call.requestId),
    ],
  });
  return commit(call, writes, { data: { from, to } });
}

function windowProblems({ from, to }: WebhookReplay, now: string): Fields {
  const isEarly = from < addSeconds(now, -retentionSeconds);
  const early = 'Must be at most 30 days ago: changes are kept for 30 days.';
  return {
    ...(isEarly ? { from: [{ code: 'too_early', message: early }] } : {}),
    ...(to <= from ? { to: [{ code: 'end_before_start', message: 'Must be after from.' }] } : {}),
  };
}

/** Makes the next events of a replay due. Returns whether there are more. */
export async function continueReplay(
  place: WebhookPlace,
  webhook: WebhookRecord,
  now: number,
): Promise<boolean> {
  const key = webhookKey.replay(place);
  const row = await findRow(key, { consistent: true });
  if (!row) return false;
  const { from, to, position } = storedAs<PlannedReplay>(row);
  const { events, end, head } = await readFeed(place.account, position, pageSize);
  const meant = events.filter(
    ({ at, type, expires_at }) =>
      at >= from && at < to && expires_at > now / 1000 && subscribesTo(webhook, type),
  );
  await sideBySide(meant, (change) => renew(place, change, now));
  const last = events.at(-1);
  const isOver =
    end >= head || (last !== undefined && last.noted_at > addSeconds(to, longestDelaySeconds));
  if (isOver) await deleteRow(key);
  else {
    // Unless the webhook was deleted meanwhile.
    await updateRowIf({ kind: 'update', key, set: { position: end }, condition: exists });
  }
  return !isOver;
}

async function renew(place: WebhookPlace, change: FeedEvent, now: number): Promise<void> {
  const time = formatInstant(now);
  const row = await findRow(webhookKey.delivery(place, change.id), { consistent: true });
  const writes = row
    ? renewalWrites(place, deliveryOf(row), time)
    : deliveryWrites(place, await compose(place.account, change, now), time);
  // Where an attempt or its stream's function was there first, either has it due.
  await transactIf(writes);
}
