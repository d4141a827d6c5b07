import { logMetric } from '#shared/log.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { findRow, queryPages } from '#shared/table/read.ts';
import { hourOf, partition, rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { deleteRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';
import { scheduleShards } from './schedule.ts';
import { messageOf, type SendTasks } from './task-message.ts';
import { retryLater, type Task } from './tasks.ts';

const hour = 60 * 60 * 1000;
/** Tasks that are read and sent at once, and held in memory. */
const pageSize = 200;

/**
 * Dispatches all tasks that are due at `now`, of this hour and every hour since the last run, to their
 * consumers. What cannot be sent is postponed; the next run continues where this one ended.
 */
export async function dispatchDue(now: number, send: SendTasks): Promise<void> {
  const shards = Array.from({ length: scheduleShards }, (_, shard) => shard);
  const progressOfShards = await mapInParallel(shards, readProgress);
  const oldest = Math.min(...progressOfShards.map((time) => time ?? now));
  // A run that ends early has measured how late it was.
  logMetric('DueLateness', Math.max(0, Math.round((now - oldest) / 1000)));
  await mapInParallel(shards, (shard) => dispatchShard(shard, progressOfShards[shard], now, send));
}

async function dispatchShard(
  shard: number,
  last: number | undefined,
  now: number,
  send: SendTasks,
): Promise<void> {
  // A row may arrive after its hour, so the hour before the last run is read again.
  for (const name of hoursBetween(Math.min(last ?? now, now) - hour, now)) {
    const pk = partition.scheduled(name, shard);
    const range = { before: `${formatInstant(now)}~` };
    for await (const { rows } of queryPages({ pk, range, pageSize, consistent: true })) {
      await dispatchPage(rows, now, send);
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

async function dispatchPage(tasks: readonly Task[], now: number, send: SendTasks): Promise<void> {
  const messages = new Map(tasks.map((task) => [messageOf(task, now), task]));
  const failures = new Map<Task, unknown>();
  for (const [message, reason] of await send([...messages.keys()])) {
    const task = messages.get(message);
    if (task) failures.set(task, reason);
  }
  await mapInParallel([...failures], ([task, reason]) => retryLater(task, reason, now));
  // A row that was sent but not deleted is sent again; its consumer acts once.
  await deleteRows(tasks.filter((task) => !failures.has(task)));
}
