import { accountOf } from '#shared/families/accounts/account.ts';
import { checkout } from '#shared/families/checkouts/record.ts';
import { fileSetOf } from '#shared/families/files/file-set.ts';
import { duesOfFiles } from '#shared/families/files/files.ts';
import { issue } from '#shared/families/issues/record.ts';
import { item } from '#shared/families/items/record.ts';
import { reservation } from '#shared/families/reservations/record.ts';
import { fromRow } from '#shared/records/row.ts';
import type { RowChange } from '#shared/table/image.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { putRows } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import {
  type Due,
  duesOfAccount,
  duesOfCheckout,
  duesOfIssue,
  duesOfItem,
  duesOfReservation,
} from './due.ts';

/** An hour's rows stand in so many partitions, so that none of them is hot at the full hour. */
export const dueShards = 4;

/** What there is to tell of a row, by its `entity`. */
const duesOf: Readonly<Record<string, (row: Row) => Due[]>> = {
  checkout: (row) => duesOfCheckout(fromRow(checkout, row)),
  reservation: (row) => duesOfReservation(fromRow(reservation, row)),
  issue: (row) => duesOfIssue(fromRow(issue, row)),
  item: (row) => duesOfItem(fromRow(item, row)),
  account: (row) => duesOfAccount(accountOf(row)),
  files: (row) => duesOfFiles(fileSetOf(idOf(row.sk), row).all),
};

/** What is to be told of a row now; nothing of one that is gone. */
export function duesOfRow(row: Row | undefined): Due[] {
  return row ? (duesOf[String(row.entity)]?.(row) ?? []) : [];
}

/**
 * Notes what a write makes to be told at a time. What it took back is not looked for: whoever tells it
 * looks at the record then. `now` is in milliseconds since 1970.
 */
export async function planDues({ before, after }: RowChange, now: number): Promise<void> {
  const known = new Set(duesOfRow(before).map(nameOf));
  const time = formatInstant(now);
  const fresh = duesOfRow(after).filter((due) => !known.has(nameOf(due)) && !isPast(due, time));
  if (!after || fresh.length === 0) return;
  await putRows(fresh.map((due) => dueRow(after, due, time)));
}

/** What was to be told ahead of a moment that is over is no news any more. */
const isPast = ({ tellAt, at }: Due, now: string) => tellAt < at && at <= now;
const nameOf = ({ kind, at }: Due) => `${kind} ${at}`;

/** What is due already is told at once: it stands where the schedule looks next. */
function dueRow({ pk, sk, entity }: Row, { kind, tellAt, at }: Due, now: string): Row {
  const time = tellAt > now ? tellAt : now;
  const place = `${time}#${pk}#${sk}#${kind}`;
  const shard = Number(sk) % dueShards;
  return { ...rowKey.due(hourOf(time), shard, place), of: { pk, sk }, of_entity: entity, kind, at };
}

/** The hour of a time (UTC), under which its rows stand. */
export function hourOf(time: string): string {
  return time.slice(0, 13);
}
