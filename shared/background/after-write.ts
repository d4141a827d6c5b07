import { ApiError } from '#shared/errors.ts';
import { auditRows } from '#shared/families/accounts/audit-rows.ts';
import { noteChanges } from '#shared/families/changes/note-changes.ts';
import type { RowChange } from '#shared/table/image.ts';
import { keyText, type Row } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write.ts';
import { countValues } from './count-values.ts';
import { effects, isEffect } from './effects.ts';
import { scheduledRows, scheduleShardOf } from './schedule.ts';
import { changeForTask } from './task-change.ts';
import { inTime, keepForLater } from './tasks.ts';

/** What a batch of writes adds to rows that others read, as the name of a task. */
const following = 'following';

/**
 * Does what follows from a batch of writes alone: its audit, what it adds to the schedule, what it
 * counts, and the feed of changes. Where no repetition by the stream would help, the schedule repeats it.
 * `now` is in milliseconds since 1970.
 * @throws where the stream has to retry the batch: later, or in halves
 */
export async function writeFollowing(changes: readonly RowChange[], now: number): Promise<void> {
  try {
    await writeAll(changes, now);
  } catch (error) {
    const [change, ...others] = changes;
    if (!change || others.length > 0 || mayPass(error)) throw error;
    await keepEffect(following, change, error, now);
  }
}

/** Whether an error is one of the store or of contention, which a repetition mends. */
function mayPass(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'unavailable';
  // The SDK marks all that it throws; only this one says that the call itself is wrong.
  const isOfStore = error instanceof Error && '$metadata' in error;
  return isOfStore && error.name !== 'ValidationException';
}

async function writeAll(changes: readonly RowChange[], now: number): Promise<void> {
  const rows = changes.flatMap((change) => [
    ...auditRows(change, now),
    ...scheduledRows(change, now),
  ]);
  // One call writes a row once (AWS limit); of two reminders at one time, the last stands.
  const distinct = new Map<string, Row>(rows.map((row) => [keyText(row), row]));
  await Promise.all([
    putRows([...distinct.values()]),
    countValues(changes, now),
    noteChanges(changes, now),
  ]);
}

/**
 * Runs all effects of a write in parallel, in one function: a stream supports only two (AWS). The
 * schedule repeats those that failed or hang, so that they hold up neither the others nor the stream.
 * @throws where the store takes nothing, so that the stream retries the row
 */
export async function afterWrite(change: RowChange, now: number): Promise<void> {
  await Promise.all(
    Object.entries(effects).map(async ([effect, run]) => {
      try {
        await inTime(run(change, now));
      } catch (error) {
        await keepEffect(effect, change, error, now);
      }
    }),
  );
}

/** Repeats what failed of a write that was acted on first at `at` (milliseconds since 1970). */
export async function repeatEffect(effect: string, change: RowChange, at: number): Promise<void> {
  if (effect === following) return writeAll([change], at);
  if (!isEffect(effect)) throw new Error(`There is no effect ${effect}.`);
  await effects[effect](change, at);
}

async function keepEffect(
  effect: string,
  change: RowChange,
  error: unknown,
  now: number,
): Promise<void> {
  const row: Partial<Row> = change.after ?? change.before ?? {};
  // Of a session or an invitation the key names no account.
  const { pk, sk, version = 0, account_id } = row;
  // The end of a row has the version of the write before it.
  const name = `${effect}#${pk}#${sk}#${version}${change.after ? '' : '#gone'}`;
  const task = { effect, change: changeForTask(change), at: now, account_id };
  await keepForLater(name, task, scheduleShardOf(sk), error, now);
}
