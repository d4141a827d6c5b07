import { logMetric } from '#shared/log.ts';
import type { RowChange } from '#shared/table/image.ts';
import { findRow, queryPages } from '#shared/table/read.ts';
import { hourOf, partition, type Row, type RowKey, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { deleteRow, updateRow } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { remindersOfRow, scheduleShards } from './schedule.ts';
import { putOff, type Task } from './tasks.ts';

const hour = 60 * 60 * 1000;
/** Tasks that are read at once, and held in memory. */
const pageSize = 200;

interface Actions {
  /** Handles a due reminder: its kind, the record's current row, and the moment it is about. */
  remind: (kind: string, row: Row, at: string, now: number) => Promise<void>;
  /** Repeats an effect of a write that was acted on first at `at` (milliseconds since 1970). */
  repeat: (effect: string, change: RowChange, at: number) => Promise<void>;
}

/**
 * Dispatches all that is due at `now` (milliseconds since 1970): this hour, and every hour since the
 * last run. Tasks that fail are put off; the next run continues where this one ended.
 */
export async function dispatchDue(now: number, actions: Actions): Promise<void> {
  const shards = Array.from({ length: scheduleShards }, (_, shard) => shard);
  const started = await sideBySide(shards, readProgress);
  const oldest = Math.min(...started.map((time) => time ?? now));
  // A run that ends early has measured how late it was.
  logMetric('DueLateness', Math.max(0, Math.round((now - oldest) / 1000)));
  await sideBySide(shards, (shard) => dispatchShard(shard, started[shard], now, actions));
}

async function dispatchShard(
  shard: number,
  last: number | undefined,
  now: number,
  actions: Actions,
): Promise<void> {
  // A row may arrive after its hour, so the hour before the last run is read again.
  for (const name of hoursBetween(Math.min(last ?? now, now) - hour, now)) {
    const pk = partition.scheduled(name, shard);
    const range = { before: `${formatInstant(now)}~` };
    for await (const { rows } of queryPages({ pk, range, pageSize, consistent: true })) {
      await sideBySide(rows, (row) => dispatch(row, now, actions));
    }
    const through = Math.min(now, endOf(name));
    if (last === undefined || through > last) await saveProgress(shard, through);
  }
}

/** Until when all of a shard is dispatched; undefined before the first run. */
async function readProgress(shard: number): Promise<number | undefined> {
  const row = await findRow(rowKey.scheduleProgress(shard), { consistent: true });
  return row && Date.parse(String(row.through));
}

async function saveProgress(shard: number, time: number): Promise<void> {
  const set = { entity: 'schedule', through: formatInstant(time) };
  await updateRow({ kind: 'update', key: rowKey.scheduleProgress(shard), set });
}

function endOf(name: string): number {
  return Date.parse(`${name}:00:00Z`) + hour;
}

function hoursBetween(first: number, last: number): string[] {
  const hours: string[] = [];
  for (let time = first; time < last + hour; time += hour) hours.push(hourOf(formatInstant(time)));
  const end = hourOf(formatInstant(last));
  return [...new Set(hours)].filter((name) => name <= end);
}

async function dispatch(task: Task, now: number, actions: Actions): Promise<void> {
  try {
    if (task.effect === undefined) await remindIfDue(task, now, actions);
    // Only the stream's function writes such rows.
    else await actions.repeat(String(task.effect), task.change as RowChange, Number(task.at));
  } catch (error) {
    return putOff(task, error, now);
  }
  await deleteRow(task);
}

/** The record may have changed since the reminder was scheduled. */
async function remindIfDue(row: Row, now: number, { remind }: Actions): Promise<void> {
  const { of, kind, at } = row as Row & { of: RowKey; kind: string; at: string };
  const current = await findRow(of, { consistent: true });
  const isDue = remindersOfRow(current).some((one) => one.kind === kind && one.at === at);
  if (current && isDue) await remind(kind, current, at, now);
}
