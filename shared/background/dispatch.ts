import type { WebhookPlace } from '#shared/families/webhooks/wake.ts';
import { logMetric } from '#shared/log.ts';
import type { RowChange } from '#shared/table/image.ts';
import { findRow, findRows, queryPages } from '#shared/table/read.ts';
import { hourOf, keyText, partition, type Row, type RowKey, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { deleteRows, updateRow } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { remindersOfRow, scheduleShards } from './schedule.ts';
import { changeOfTask } from './task-change.ts';
import { inTime, putOff, type Task } from './tasks.ts';

const hour = 60 * 60 * 1000;
/** Tasks that are read at once, and held in memory. */
const pageSize = 200;
/** Tasks of a shard that are done side by side: their records are read at once, and they are deleted at once. */
const batchSize = 8;

interface Actions {
  /** Handles a due reminder: its kind, the record's current row, and the moment it is about. */
  remind: (kind: string, row: Row, at: string, now: number) => Promise<void>;
  /** Has the deliveries of a webhook attempted. */
  wake: (place: WebhookPlace, now: number) => Promise<void>;
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
      for (let start = 0; start < rows.length; start += batchSize) {
        await dispatchBatch(rows.slice(start, start + batchSize), now, actions);
      }
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

async function dispatchBatch(tasks: readonly Task[], now: number, actions: Actions): Promise<void> {
  const keys = tasks.flatMap((task) => recordKeyOf(task) ?? []);
  const found = await findRows(keys, { consistent: true });
  const records = new Map(found.map((row) => [keyText(row), row]));
  const done = await sideBySide(tasks, (task) => dispatch(task, records, now, actions));
  await deleteRows(tasks.filter((_, index) => done[index]));
}

/** Whether a task was done; one that fails is put off. */
async function dispatch(
  task: Task,
  records: ReadonlyMap<string, Row>,
  now: number,
  actions: Actions,
): Promise<boolean> {
  try {
    await inTime(act(task, records, now, actions));
    return true;
  } catch (error) {
    await putOff(task, error, now);
    return false;
  }
}

async function act(
  task: Task,
  records: ReadonlyMap<string, Row>,
  now: number,
  actions: Actions,
): Promise<void> {
  // Only functions of the background write such rows.
  if (task.wakes !== undefined) return actions.wake(task.wakes as WebhookPlace, now);
  if (task.effect === undefined) return remindIfDue(task, records, now, actions);
  return actions.repeat(String(task.effect), changeOfTask(task.change), Number(task.at));
}

/** The key of the record that a reminder is about. */
function recordKeyOf({ of }: Task): RowKey | undefined {
  const { pk, sk } = Object(of);
  return typeof pk === 'string' && typeof sk === 'string' ? { pk, sk } : undefined;
}

/** The record may have changed since the reminder was scheduled. */
async function remindIfDue(
  task: Task,
  records: ReadonlyMap<string, Row>,
  now: number,
  { remind }: Actions,
): Promise<void> {
  const key = recordKeyOf(task);
  if (!key) throw new Error('The task names neither a record nor an effect.');
  const { kind, at } = task as Task & { kind: string; at: string };
  const current = records.get(keyText(key));
  const isDue = remindersOfRow(current).some((one) => one.kind === kind && one.at === at);
  if (current && isDue) await remind(kind, current, at, now);
}
