import type { Call } from '#shared/call.ts';
import { quantitiesOf } from '#shared/families/items/booked-quantities.ts';
import { reservationsOf } from '#shared/families/items/booked-windows.ts';
import type { CalendarQuery } from '#shared/families/items/calendar-fields.ts';
import { isItemOverdue } from '#shared/families/items/lateness.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';
import { cutPage, pagePosition, paginationOf } from '#shared/records/lists/cursor.ts';
import { reachesInto, readSpans } from '#shared/records/lists/span-filter.ts';
import { maxReportAgeSeconds } from '#shared/records/occurrence.ts';
import { findRecords, getRecord } from '#shared/records/read.ts';
import { indexes } from '#shared/table/indexes.ts';
import { keyPages } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { groupUntil, groupValues, idKey, idOf } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import { addSeconds } from '#shared/time.ts';
import { type CalendarEntryKey, endOf, showEntries } from './calendar-entries.ts';
import { checkout, startOf } from './record.ts';

/**
 * The reservations and checkouts of an item in a window. Reservations are in the item's row, and
 * checkouts are found in its history, so that only the entries shown are read.
 */
export async function showCalendar(call: Call, id: number, query: CalendarQuery) {
  const position = pagePosition(`item ${id} calendar`, query);
  const { after, offset, limit } = position;
  const [record, out] = await Promise.all([
    getRecord(call, item, id),
    readCheckouts(call, id, query),
  ]);
  const inPart = record.is_lent_in_part ? await readPartCheckouts(call, record, query) : [];
  const reservedEntries = reservationsOf(record)
    .filter((window) => reachesInto(window, query))
    .map(({ reservation, start }) => entryKey('reservation', reservation, start));
  const all = [...reservedEntries, ...withOverdue(out, record, call.now), ...inPart];
  const entries = [...new Map(all.map((entry) => [entry.key, entry])).values()].sort((a, b) =>
    compareText(a.key, b.key),
  );
  const rest =
    after === undefined ? entries.slice(offset) : entries.filter(({ key }) => key > after);
  const page = { ...cutPage(rest, limit), total: entries.length };
  const data = await showEntries(call, id, page.entries);
  // A booking that was deleted meanwhile is not shown, and the list goes on after it.
  return { data, meta: { pagination: paginationOf(position, page, page.entries.length) } };
}

/** An overdue checkout still holds the item, and is listed whatever the window. */
function withOverdue(
  out: readonly CalendarEntryKey[],
  record: ItemRecord,
  now: string,
): readonly CalendarEntryKey[] {
  const { checkout_id: holder, checked_out_at: since } = record;
  const isListed = holder === null || since === null || out.some(({ id }) => id === holder);
  return isListed || !isItemOverdue(record, now)
    ? out
    : [...out, entryKey('checkout', holder, since)];
}

function entryKey(kind: CalendarEntryKey['kind'], id: number, start: string): CalendarEntryKey {
  return { kind, id, key: `${start}#${kind}#${idKey(id)}` };
}

/**
 * The checkouts of quantities of an item in a window, which may overlap: found by their spans, and those
 * that are overdue in the item's row. The quantity may be back while other items of a checkout are out.
 */
async function readPartCheckouts(
  call: Call,
  record: ItemRecord,
  { from, to }: CalendarQuery,
): Promise<CalendarEntryKey[]> {
  const spans = await readSpans(call, 'checkout', { from, to });
  const ids = spans.filter(({ iid }) => iid.includes(record.id)).map(({ id }) => id);
  const records = await findRecords(call, checkout, ids);
  const near = records
    .filter((one) => endOf(one, record.id, call.now) > from)
    .map((one) => ({ id: one.id, start: startOf(one) }));
  const overdue = quantitiesOf(record).flatMap(({ holder, start, end }) =>
    'checkout_id' in holder && call.now > end ? [{ id: holder.checkout_id, start }] : [],
  );
  return [...near, ...overdue].map(({ id, start }) => entryKey('checkout', id, start));
}

/** History entries per read. */
const readAtOnce = 50;

/**
 * The checkouts of an item in a window. Two that began before it may reach into it: the last one, and one before
 * that was reported late, so that it came back after the last one had begun.
 */
async function readCheckouts(
  call: Call,
  itemId: number,
  { from, to }: CalendarQuery,
): Promise<CalendarEntryKey[]> {
  const pages = keyPages({
    pk: partition.activity(call.caller.accountId, 'item', itemId),
    index: indexes.history.naming,
    range: groupUntil('checkout', to),
    descending: true,
    pageSize: readAtOnce,
  });
  const all: { id: number; start: string }[] = [];
  // Before every time: as long as none is found that began before the window.
  let first = '';
  for await (const { keys } of pages) {
    all.push(...keys.map((key) => ({ id: idOf(key), start: groupValues(key)[1] ?? '' })));
    const last = all.find(({ start }) => start < from);
    if (last) first = addSeconds(last.start, -maxReportAgeSeconds);
    if ((all.at(-1)?.start ?? '') < first) break;
  }
  const near = all.filter(({ start }) => start >= first);
  const before = near.filter(({ start }) => start < from).map(({ id }) => id);
  const records = await findRecords(call, checkout, before);
  const over = records.filter((record) => endOf(record, itemId, call.now) <= from);
  const overIds = new Set(over.map(({ id }) => id));
  return near
    .filter(({ id }) => !overIds.has(id))
    .map(({ id, start }) => entryKey('checkout', id, start));
}
