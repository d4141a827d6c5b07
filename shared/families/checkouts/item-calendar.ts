import type { Answer, Call } from '#shared/call.ts';
import { quantitiesOf } from '#shared/families/items/booked-quantities.ts';
import { bookingsOf } from '#shared/families/items/booked-windows.ts';
import type { CalendarEntry, CalendarQuery } from '#shared/families/items/calendar-fields.ts';
import { isItemOverdue } from '#shared/families/items/lateness.ts';
import type { Line } from '#shared/families/items/line-fields.ts';
import { lineOf } from '#shared/families/items/lines.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';
import { type ReservationRecord, reservation } from '#shared/families/reservations/record.ts';
import { classify } from '#shared/families/reservations/reservation.ts';
import {
  cutPage,
  listFingerprint,
  pagePosition,
  paginationOf,
} from '#shared/records/lists/cursor.ts';
import { readSpans } from '#shared/records/lists/span-filter.ts';
import { readNames } from '#shared/records/names.ts';
import { findRecords, getRecord } from '#shared/records/read.ts';
import { type Names, named } from '#shared/records/reference-names.ts';
import { reachesInto } from '#shared/records/window.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { queryPages } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { groupValues, idKey, idOf } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import { checkoutSpan, isCheckoutOverdue, returnsOf } from './checkout.ts';
import { progressOf } from './lines.ts';
import { type CheckoutRecord, checkout, startOf } from './record.ts';

/** An entry of the calendar: its start sorts it, and its record holds the rest. */
interface CalendarPlace {
  kind: CalendarEntry['kind'];
  id: number;
  key: string;
}

/**
 * The reservations and checkouts of an item in a window. Reservations are in the item's row, and
 * checkouts are found in its history, so that only the entries shown are read.
 */
export async function showCalendar(
  call: Call,
  id: number,
  query: CalendarQuery,
): Promise<Answer<CalendarEntry[]>> {
  const fingerprint = listFingerprint(`item ${id} calendar`, query);
  const position = pagePosition(query, fingerprint);
  const { after, offset, limit } = position;
  const [record, out] = await Promise.all([
    getRecord(call, item, id),
    readCheckouts(call, id, query),
  ]);
  const inPart = record.is_lent_in_part ? await readPartCheckouts(call, record, query) : [];
  const reserved = bookingsOf(record)
    .filter((window) => reachesInto(window, query))
    .map(({ reservation: booked, start }) => placeOf('reservation', booked, start));
  const all = [
    ...reserved,
    ...reservedParts(record, query),
    ...withOverdue(out, record, call.now),
    ...inPart,
  ];
  const places = [...new Map(all.map((place) => [place.key, place])).values()].sort((a, b) =>
    compareText(a.key, b.key),
  );
  const rest = after === undefined ? places.slice(offset) : places.filter(({ key }) => key > after);
  const page = { ...cutPage(rest, limit), total: places.length };
  const data = await showPlaces(call, id, page.entries);
  return { data, meta: { pagination: paginationOf(position, fingerprint, page, data.length) } };
}

/** An overdue checkout still holds the item, and is listed whatever the window. */
function withOverdue(
  out: readonly CalendarPlace[],
  record: ItemRecord,
  now: string,
): readonly CalendarPlace[] {
  const { checkout_id: holder, checked_out_at: since } = record;
  const isListed = holder === null || since === null || out.some(({ id }) => id === holder);
  return isListed || !isItemOverdue(record, now)
    ? out
    : [...out, placeOf('checkout', holder, since)];
}

function placeOf(kind: CalendarPlace['kind'], id: number, start: string): CalendarPlace {
  return { kind, id, key: `${start}#${kind}#${idKey(id)}` };
}

function reservedParts(record: ItemRecord, query: CalendarQuery): CalendarPlace[] {
  return quantitiesOf(record).flatMap((booked) =>
    'reservation_id' in booked.holder && reachesInto(booked, query)
      ? [placeOf('reservation', booked.holder.reservation_id, booked.start)]
      : [],
  );
}

/**
 * The checkouts of quantities of an item in a window, which may overlap: found by their spans, and those
 * that are overdue in the item's row.
 */
async function readPartCheckouts(
  call: Call,
  record: ItemRecord,
  { from, to }: CalendarQuery,
): Promise<CalendarPlace[]> {
  const spans = await readSpans(call, 'checkout', { from, to });
  const near = spans.filter(({ iid }) => iid.includes(record.id));
  const overdue = quantitiesOf(record).flatMap(({ holder, start, end }) =>
    'checkout_id' in holder && call.now > end ? [{ id: holder.checkout_id, start }] : [],
  );
  return [...near, ...overdue].map(({ id, start }) => placeOf('checkout', id, start));
}

/** History entries per read. */
const readAtOnce = 50;

/**
 * The checkouts of an item in a window. Checkouts of an item never overlap, so of those that began
 * before the window only the last may reach into it.
 */
async function readCheckouts(
  call: Call,
  itemId: number,
  { from, to }: CalendarQuery,
): Promise<CalendarPlace[]> {
  const pages = queryPages({
    pk: partition.activity(call.caller.accountId, 'item', itemId),
    index: indexes.history.naming,
    range: { from: 'checkout#', before: `checkout#${to}` },
    descending: true,
    pageSize: readAtOnce,
  });
  const places: CalendarPlace[] = [];
  for await (const { rows } of pages) {
    for (const row of rows) {
      const key = row[indexAttributes[indexes.history.naming]];
      const [, start = ''] = groupValues(key);
      const place = placeOf('checkout', idOf(key), start);
      if (start >= from) places.push(place);
      else return (await reaches(call, itemId, place.id, from)) ? [...places, place] : places;
    }
  }
  return places;
}

async function reaches(call: Call, itemId: number, id: number, from: string): Promise<boolean> {
  const [record] = await findRecords(call, checkout, [id]);
  return record !== undefined && endOf(record, itemId, call.now) > from;
}

/** When an item was returned, or is due; now, if overdue. */
function endOf(record: CheckoutRecord, itemId: number, now: string): string {
  const line = lineOf(record, itemId);
  if (line) return settledAt(record, line) ?? checkoutSpan({ ...record, closed_at: null }, now).end;
  return returnsOf(record).get(itemId)?.at ?? checkoutSpan(record, now).end;
}

/** When the last of a quantity came back; undefined while some of it is out. */
function settledAt(record: CheckoutRecord, line: Line): string | undefined {
  if (progressOf(record, line).outstanding > 0) return undefined;
  const own = record.checkins.filter(({ lines = [] }) => lineOf({ lines }, line.item_id));
  return own
    .map(({ at, occurred_at }) => occurred_at ?? at)
    .sort()
    .at(-1);
}

async function showPlaces(
  call: Call,
  itemId: number,
  places: readonly CalendarPlace[],
): Promise<CalendarEntry[]> {
  const idsOf = (kind: CalendarPlace['kind']) =>
    places.filter((place) => place.kind === kind).map(({ id }) => id);
  const [reservations, checkouts] = await Promise.all([
    findRecords(call, reservation, idsOf('reservation')),
    findRecords(call, checkout, idsOf('checkout')),
  ]);
  const parties = [...reservations, ...checkouts].flatMap(({ contact_id, user_id }) => [
    ...(contact_id === null ? [] : [{ resource: 'contact' as const, id: contact_id }]),
    ...(user_id === null ? [] : [{ resource: 'user' as const, id: user_id }]),
  ]);
  const names = await readNames(call, parties);
  const shown = new Map([
    ...reservations.map(
      (one) => [`reservation#${one.id}`, showReserved(call, one, itemId, names)] as const,
    ),
    ...checkouts.map((one) => [`checkout#${one.id}`, showOut(call, one, itemId, names)] as const),
  ]);
  return places.flatMap(({ kind, id }) => shown.get(`${kind}#${id}`) ?? []);
}

type Booking = ReservationRecord | CheckoutRecord;

function partiesOf({ contact_id, user_id }: Booking, names: Names) {
  return { contact: named(names, 'contact', contact_id), user: named(names, 'user', user_id) };
}

function showReserved(
  { now }: Call,
  record: ReservationRecord,
  itemId: number,
  names: Names,
): CalendarEntry {
  const { id, name, start_time, end_time } = record;
  const overdue = classify(record, now) === 'overdue';
  const times = { start_time, end_time, overdue, ...quantityOf(lineOf(record, itemId)) };
  return { kind: 'reservation', id, name, ...times, ...partiesOf(record, names) };
}

function showOut(
  { now }: Call,
  record: CheckoutRecord,
  itemId: number,
  names: Names,
): CalendarEntry {
  const { id, name } = record;
  const start_time = startOf(record);
  const line = lineOf(record, itemId);
  const isBack = line ? settledAt(record, line) !== undefined : returnsOf(record).has(itemId);
  const overdue = isCheckoutOverdue(record, now) && !isBack;
  const end_time = endOf(record, itemId, now);
  const times = { start_time, end_time, overdue, ...quantityOf(line) };
  return { kind: 'checkout', id, name, ...times, ...partiesOf(record, names) };
}

/** Entries of whole items have no quantity. */
function quantityOf(line: Line | undefined): { quantity?: number } {
  return line ? { quantity: line.quantity } : {};
}
