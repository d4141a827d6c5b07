import { ApiError } from '#shared/errors.ts';
import { auditRows } from '#shared/families/accounts/audit-rows.ts';
import { publishChanges } from '#shared/families/changes/publish-changes.ts';
import type { RowChange } from '#shared/table/image.ts';
import { indexLagSeconds } from '#shared/table/indexes.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { taskName } from '#shared/table/names.ts';
import { distinctRows, type Row, rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';
import { countValues } from './count-values.ts';
import { deliverChanges } from './deliver-changes.ts';
import type { EffectName } from './effect.ts';
import { queuedEffects } from './effects.ts';
import { scheduledRows, scheduleShardOf } from './schedule.ts';
import { changeForTask } from './task-change.ts';
import type { SendTasks, TaskMessage } from './task-message.ts';
import { scheduleRetry, withTaskTimeout } from './tasks.ts';
import { affectsEverySummary } from './update-summaries.ts';

/**
 * Writes down what follows from a batch of writes: its audit, what it adds to the schedule, what it counts,
 * the feed of changes, and, by `send`, what other functions have to do.
 * @throws where the stream has to retry the batch: later, or in halves
 */
export async function processWrites(
  changes: readonly RowChange[],
  now: number,
  send: SendTasks,
): Promise<void> {
  try {
    await writeDerivedRows(changes, now, now);
  } catch (error) {
    const [change, ...others] = changes;
    if (!change || others.length > 0 || isTransient(error)) throw error;
    await scheduleEffectRetry('following', change, error, now);
  }
  await queueEffects(changes, now, send);
}

/**
 * Writes the rows that others read of a batch of writes: its audit, what it adds to the schedule, what it
 * counts, and the feed of changes. Doing it again is safe. `at` is when it was to be done first; what is due
 * before `now` is not scheduled.
 */
export async function writeDerivedRows(
  changes: readonly RowChange[],
  at: number,
  now: number,
): Promise<void> {
  const rows = changes.flatMap((change) => [
    ...auditRows(change, at),
    ...scheduledRows(change, now),
    ...summaryRechecks(change, now),
  ]);
  // One call writes a row once (AWS limit); of two reminders at one time, the last is kept.
  await Promise.all([
    putRows(distinctRows(rows)),
    countValues(changes, at),
    publishChanges(changes, now),
  ]);
}

/** How long until every earlier call has ended, and the index has what it wrote. */
const settledMilliseconds = 1000 * indexLagSeconds;

/**
 * Tasks that check all summaries of a renamed item once more: a record with its former name may be written, or
 * appear in the index, after the others were updated.
 */
function summaryRechecks(change: RowChange, now: number): Row[] {
  if (!affectsEverySummary(change)) return [];
  const { name, shard, task } = messageOfEffect('summaries', change, changeForTask(change), now);
  return [{ ...task, ...rowKey.scheduled(formatInstant(now + settledMilliseconds), shard, name) }];
}

/** Whether an error is one of the store or of contention, after which a retry may succeed. */
function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'unavailable';
  // The SDK marks all that it throws; only this one says that the call itself is wrong.
  const isOfStore = error instanceof Error && '$metadata' in error;
  return isOfStore && error.name !== 'ValidationException';
}

/** Sends the effects of writes to the queues of their functions. The schedule sends what no queue accepts. */
async function queueEffects(
  changes: readonly RowChange[],
  now: number,
  send: SendTasks,
): Promise<void> {
  const effects = await mapInParallel(changes, (change) => planEffects(change, now));
  for (const [message, reason] of await send(effects.flat())) {
    await scheduleRetry(message, reason, now);
  }
}

async function planEffects(change: RowChange, now: number): Promise<TaskMessage[]> {
  const effects: EffectName[] = [];
  for (const [effect, plan] of Object.entries(queuedEffects)) {
    // The names are those of effects.
    const name = effect as EffectName;
    try {
      if (plan(change, now)) effects.push(name);
    } catch (error) {
      await scheduleEffectRetry(name, change, error, now);
    }
  }
  if (effects.length === 0) return [];
  const text = changeForTask(change);
  return effects.map((name) => messageOfEffect(name, change, text, now));
}

/**
 * Starts the delivery of a change to webhooks, in the order of the stream. If that fails or takes too long, a
 * task repeats it.
 * @throws if the task cannot be stored either, so that the stream retries the row
 */
export async function deliverToWebhooks(change: RowChange, now: number): Promise<void> {
  try {
    await withTaskTimeout(deliverChanges(change, now));
  } catch (error) {
    await scheduleEffectRetry('webhooks', change, error, now);
  }
}

async function scheduleEffectRetry(
  effect: EffectName,
  change: RowChange,
  error: unknown,
  now: number,
): Promise<void> {
  await scheduleRetry(messageOfEffect(effect, change, changeForTask(change), now), error, now);
}

/** `text` is the change as a task keeps it: the same for all effects of a write. */
function messageOfEffect(
  effect: EffectName,
  change: RowChange,
  text: string,
  now: number,
): TaskMessage {
  const row: Partial<Row> = change.after ?? change.before ?? {};
  // The key of a session or an invitation has no account.
  const { pk = '', sk = '', entity, version = 0, account_id } = row;
  const of = { pk, sk };
  const name = taskName.ofEffect(effect, of, String(version), !change.after);
  const about = { of, of_entity: entity, account_id };
  const task = { effect, change: text, at: now, ...about };
  return { name, shard: scheduleShardOf(sk), due: now, task };
}
