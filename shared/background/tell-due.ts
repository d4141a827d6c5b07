import { logError } from '#shared/log.ts';
import { findRow, queryRows } from '#shared/table/read.ts';
import { partition, type Row, type RowKey, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { deleteRow, updateRow } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { dueShards, duesOfRow, hourOf } from './plan-dues.ts';

const hour = 60 * 60 * 1000;

interface Teller {
  /** Tells what is due of a row: its kind, the row as it is, and the moment. */
  tell: (kind: string, row: Row, at: string, now: number) => Promise<void>;
  /** Sends a mail that could not be sent before. */
  sendAgain: (row: Row, now: number) => Promise<void>;
  /** Removes objects that could not be removed before. */
  removeAgain: (row: Row) => Promise<void>;
}

/**
 * Tells all that is due at `now` (milliseconds since 1970) and was not told yet: of this hour and of
 * those since the last run, however long ago it was. What fails stays, and is told by the next run; a
 * run that ends before all is told leaves the rest to the next one, too.
 */
export async function tellDue(now: number, teller: Teller): Promise<void> {
  const schedule = await findRow(rowKey.schedule(), { consistent: true });
  const last = Date.parse(String(schedule?.through ?? formatInstant(now)));
  let failures = 0;
  // A row may come late into an hour that is over: the one before is looked at again.
  for (const name of hoursBetween(Math.min(last, now) - hour, now)) {
    const shards = Array.from({ length: dueShards }, (_, shard) => partition.due(name, shard));
    const rows = (await sideBySide(shards, (pk) => dueRows(pk, now))).flat();
    const results = await sideBySide(rows, (row) => tellOne(row, now, teller));
    failures += results.filter((isDone) => !isDone).length;
    const told = Math.min(now, endOf(name));
    if (failures === 0 && (told > last || !schedule)) await noteTold(told);
  }
  if (failures > 0) throw new Error(`${failures} of what was due could not be told.`);
}

/** Until when all was told: the next run goes on there. */
async function noteTold(time: number): Promise<void> {
  const set = { entity: 'schedule', through: formatInstant(time) };
  await updateRow({ kind: 'update', key: rowKey.schedule(), set });
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

/** Whether a row is done with: told, or nothing to tell any more. */
async function tellOne(row: Row, now: number, teller: Teller): Promise<boolean> {
  try {
    if (row.mail !== undefined) await teller.sendAgain(row, now);
    else if (row.objects !== undefined) await teller.removeAgain(row);
    else await tellIfDue(row, now, teller);
    await deleteRow(row);
    return true;
  } catch (error) {
    logError('What is due could not be told.', error, { pk: row.pk, sk: row.sk });
    return false;
  }
}

/** The record may have moved on since it was noted what there is to tell of it. */
async function tellIfDue(row: Row, now: number, { tell }: Teller): Promise<void> {
  const { of, kind, at } = row as Row & { of: RowKey; kind: string; at: string };
  const current = await findRow(of, { consistent: true });
  const isDue = duesOfRow(current).some((due) => due.kind === kind && due.at === at);
  if (current && isDue) await tell(kind, current, at, now);
}
