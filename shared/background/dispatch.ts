import { logError } from '#shared/log.ts';
import { findRow, queryRows } from '#shared/table/read.ts';
import { hourOf, partition, type Row, type RowKey, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { deleteRow, updateRow } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { remindersOfRow, scheduleShards } from './schedule.ts';

const hour = 60 * 60 * 1000;

interface Actions {
  /** Handles a due reminder: its kind, the record's current row, and the moment it is about. */
  remind: (kind: string, row: Row, at: string, now: number) => Promise<void>;
  /** Retries a mail. */
  sendMail: (row: Row, now: number) => Promise<void>;
  /** Retries a removal of objects. */
  removeObjects: (row: Row) => Promise<void>;
}

/**
 * Dispatches all that is due at `now` (milliseconds since 1970): this hour, and every hour since
 * the last run. Failed and unreached rows remain for the next run.
 */
export async function dispatchDue(now: number, actions: Actions): Promise<void> {
  const progress = await findRow(rowKey.scheduleProgress(), { consistent: true });
  const last = Date.parse(String(progress?.through ?? formatInstant(now)));
  let failures = 0;
  // A row may arrive after its hour, so the hour before the last run is read again.
  for (const name of hoursBetween(Math.min(last, now) - hour, now)) {
    const shards = Array.from({ length: scheduleShards }, (_, shard) =>
      partition.scheduled(name, shard),
    );
    const rows = (await sideBySide(shards, (pk) => dueRows(pk, now))).flat();
    const results = await sideBySide(rows, (row) => dispatch(row, now, actions));
    failures += results.filter((isDone) => !isDone).length;
    const through = Math.min(now, endOf(name));
    if (failures === 0 && (through > last || !progress)) await saveProgress(through);
  }
  if (failures > 0)
    throw new Error(`${failures} scheduled rows failed. The next run tries them again.`);
}

/** The next run continues from this time. */
async function saveProgress(time: number): Promise<void> {
  const set = { entity: 'schedule', through: formatInstant(time) };
  await updateRow({ kind: 'update', key: rowKey.scheduleProgress(), set });
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

function dueRows(pk: string, now: number): Promise<Row[]> {
  return queryRows({ pk, range: { before: `${formatInstant(now)}~` }, consistent: true });
}

/** Dispatches a row. Returns whether it is done. */
async function dispatch(row: Row, now: number, actions: Actions): Promise<boolean> {
  try {
    if (row.mail !== undefined) await actions.sendMail(row, now);
    else if (row.objects !== undefined) await actions.removeObjects(row);
    else await remindIfDue(row, now, actions);
    await deleteRow(row);
    return true;
  } catch (error) {
    logError('A scheduled row failed.', error, { pk: row.pk, sk: row.sk });
    return false;
  }
}

/** The record may have changed since the reminder was scheduled. */
async function remindIfDue(row: Row, now: number, { remind }: Actions): Promise<void> {
  const { of, kind, at } = row as Row & { of: RowKey; kind: string; at: string };
  const current = await findRow(of, { consistent: true });
  const isDue = remindersOfRow(current).some((one) => one.kind === kind && one.at === at);
  if (current && isDue) await remind(kind, current, at, now);
}
