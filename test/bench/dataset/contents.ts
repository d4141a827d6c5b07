import type { CheckoutRecord } from '#shared/families/checkouts/record.ts';
import type { EventRecord } from '#shared/families/events/record.ts';
import type { IssueRecord } from '#shared/families/issues/record.ts';
import { withBooking } from '#shared/families/items/booked-windows.ts';
import { packSummary } from '#shared/families/items/packed-summary.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { ReservationRecord } from '#shared/families/reservations/record.ts';
import type { Content } from '#shared/resources/resource.ts';
import { formatInstant } from '#shared/time.ts';
import { isHit, itemTexts, locationOf, locationsTotal } from '../shares.ts';

/** How many items the account of the benchmark has. */
export const itemsTotal = 100_000;

/** How many checkouts are open, and how many items discarded: a small part of each. */
export const openCheckouts = 40;
const discardedItems = 40;

/** The number of bookings in a week, each of a different item. */
export const bookingsTotal = 2_000;
const firstBooked = 60_000;
const week = Date.UTC(2030, 0, 7);
export const bookedWeek = { from: formatInstant(week), to: formatInstant(week + 7 * 86_400_000) };

/** The ids of what each filter finds. */
export const hits = Array.from({ length: itemsTotal }, (_, index) => index + 1).filter((id) =>
  isHit(id, itemsTotal),
);
/** The item that has an external reference. */
export const itemWithReference = 555;
/** The value and location of the items that each filter finds. */
export const rareValue = 'rare';
export const rareLocation = locationsTotal;

function hitContent(): Partial<ItemRecord> {
  return {
    tags: [rareValue],
    type: rareValue,
    serial_number: rareValue,
    responsible_user_id: 1,
    supplier_id: 1,
    location_id: rareLocation,
    home_location_id: rareLocation,
    expiration_date: '2027-01-01',
    inspection_interval_days: 30,
    inventory_enabled: true,
    inventory_quantity: 0,
    inventory_minimum: 1,
    open_issues_count: 1,
  };
}

/** The content of an item. Each filter finds some items of every share. */
export function itemContent(id: number): Partial<ItemRecord> {
  return {
    ...itemTexts(id, itemsTotal),
    location_id: locationOf(id, itemsTotal),
    ...(isHit(id, itemsTotal) ? hitContent() : { last_inventory_at: '2026-06-01T08:00:00Z' }),
    ...(id === itemWithReference ? { external_ref: `ref ${id}` } : {}),
    bookings: bookingsOf(id),
    ...(id <= discardedItems ? { condition: 'discarded' } : {}),
  };
}

/** The content of a checkout. Nearly all are closed, as in a company that has lent items for years. */
export function checkoutContent(id: number): Partial<Content<CheckoutRecord>> {
  const isOpen = id > itemsTotal - openCheckouts;
  return {
    name: `Shoot ${id}`,
    iid: [id],
    item_summaries: withSummaries(id),
    due_time: formatInstant(Date.UTC(2026, 0, 2) + ((id * 7919) % itemsTotal) * 1000),
    ...(isOpen ? { status: 'open' } : { status: 'closed', closed_at: '2026-01-03T00:00:00Z' }),
  };
}

/** The content of an event. Half of them are of one kind. */
export function eventContent(id: number): Partial<Content<EventRecord>> {
  const time = formatInstant(Date.UTC(2026, 0, 1) + ((id * 7919) % itemsTotal) * 1000);
  return {
    name: 'Service',
    kind: id % 2 === 0 ? 'service' : 'other',
    iid: [id],
    time,
    item_summaries: withSummaries(id),
  };
}

/** The content of an issue. Each item that the filters find has one. */
export function issueContent(id: number): Partial<Content<IssueRecord>> {
  const [hit = 0] = hits.slice(id - 1);
  return { name: 'Broken', iid: [hit], item_summaries: withSummaries(hit) };
}

export function reservationContent(id: number): Partial<Content<ReservationRecord>> {
  const { start, end } = bookedTime(id);
  const iid = [firstBooked + id];
  const times = { start_time: start, end_time: end };
  return { name: `Show ${id}`, iid, ...times, item_summaries: withSummaries(firstBooked + id) };
}

function bookedTime(id: number) {
  const start = week + ((id * 7919) % bookingsTotal) * 240_000;
  return { start: formatInstant(start), end: formatInstant(start + 36 * 3_600_000) };
}

function bookingsOf(id: number): string[] {
  const reservation = id - firstBooked;
  const isBooked = reservation > 0 && reservation <= bookingsTotal;
  return isBooked ? withBooking([], { reservation, ...bookedTime(reservation) }) : [];
}

/** The summary of an item on a record that has named it from the start. */
function withSummaries(id: number): string[] {
  const { name = '', unique_id = null } = itemContent(id);
  const dates = { expiration_date: null, inspection_due_on: null };
  const rest = { condition: 'operative', ...dates, isDeleted: false };
  return [packSummary({ id, name, unique_id, ...rest })];
}
