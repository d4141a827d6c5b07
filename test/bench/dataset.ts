import { randomUUID } from 'node:crypto';
import { operatorCall } from '#infra/operator.ts';
import type { Call } from '#shared/call.ts';
import { AccountCreate } from '#shared/families/accounts/fields.ts';
import { type CheckoutRecord, checkout } from '#shared/families/checkouts/record.ts';
import { contact } from '#shared/families/contacts/record.ts';
import { type EventRecord, event } from '#shared/families/events/record.ts';
import { type IssueRecord, issue } from '#shared/families/issues/record.ts';
import { withBooking } from '#shared/families/items/booked-windows.ts';
import { packSummary } from '#shared/families/items/packed-summary.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';
import { createKey } from '#shared/families/keys/create.ts';
import { KeyCreate } from '#shared/families/keys/fields.ts';
import { createAccount, nextAccountId } from '#shared/families/operators/create-account.ts';
import { type ReservationRecord, reservation } from '#shared/families/reservations/record.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { layOutTerms } from '#shared/records/terms.ts';
import type { Counter } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import type { Content, Resource } from '#shared/resources/resource.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { formatInstant } from '#shared/time.ts';

/** How many items the account of the benchmark has. */
export const itemsTotal = 100_000;
/** How many of them the search word finds. */
export const searchHits = 20;
export const searchWord = 'periscope';

const keysTotal = 25;

/** The account of the benchmark: the first one of its store. */
const accountId = 1;

/** Makes the account with its keys, in a store that holds its items already. Their tokens. */
export async function createBenchAccount(): Promise<string[]> {
  if ((await nextAccountId()) !== accountId)
    throw new Error('The store of the benchmark is not new.');
  const account = AccountCreate.schema.parse({
    name: 'Benchmark',
    plan: 'enterprise',
    owner_email: 'bench@example.com',
    owner_password: randomUUID(),
  });
  const { data } = await createAccount(operatorCall(accountId), account);
  const tokens: string[] = [];
  for (let number = 1; number <= keysTotal; number += 1) {
    const body = KeyCreate.schema.parse({ name: `Key ${number}`, access: 'full' });
    const key = await createKey(operatorCall(accountId), data.user_id, body);
    tokens.push(String(key.data.token));
  }
  return tokens;
}

/** How many of the checkouts are open, and of the items discarded: of each a little. */
export const openCheckouts = 40;
export const discardedItems = 40;

/** Bookings of a week, each of an item of its own. */
const bookingsTotal = 2_000;
const firstBooked = 60_000;
const week = Date.UTC(2030, 0, 7);
export const bookedWeek = { from: formatInstant(week), to: formatInstant(week + 7 * 86_400_000) };

/** Every row of 100,000 items, checkouts and events, as the data layer makes them. */
export function* datasetRows(): Generator<Row> {
  yield* rowsOf(item, contentOf);
  yield* rowsOf(checkout, checkoutContent);
  yield* rowsOf(event, eventContent);
  yield* rowsOf(contact, () => ({ name: 'Dealer' }), 1);
  yield* rowsOf(issue, issueContent, searchHits);
  yield* rowsOf(reservation, reservationContent, bookingsTotal);
}

function* rowsOf<R extends BaseRecord>(
  resource: Resource<R>,
  content: (id: number) => Partial<Content<R>>,
  total = itemsTotal,
): Generator<Row> {
  const counts = new Map<string, Row>();
  for (let id = 1; id <= total; id += 1) {
    const { rows, counters } = recordRows(resource, id, content(id));
    yield* rows;
    for (const counter of counters) addTo(counts, counter);
  }
  yield* counts.values();
  yield { ...rowKey.sequence(accountId, resource.name), last: total };
}

/** The rows that creating a record writes, but for the counts, which are written once at the end. */
function recordRows<R extends BaseRecord>(
  resource: Resource<R>,
  id: number,
  content: Partial<Content<R>>,
): { rows: Row[]; counters: Counter[] } {
  const arrivedAt = Date.UTC(2026, 0, 1) + id * 1000;
  const actor = { id: 1, type: 'api_key' as const, name: 'Key 1 (API)' };
  const call: Call = {
    caller: { accountId, actor },
    requestId: randomUUID(),
    now: formatInstant(arrivedAt),
    arrivedAt,
  };
  const record = newRecord(call, resource, id, content);
  const { writes, terms, counters } = insertion(call, resource, record);
  const rows = [...writes, ...layOutTerms(terms, 100).writes].flatMap((write) =>
    write.kind === 'put' ? [write.row] : [],
  );
  return { rows, counters };
}

function addTo(counts: Map<string, Row>, { key, attribute, delta }: Counter): void {
  const name = `${key.pk}\n${key.sk}`;
  const row: Row = counts.get(name) ?? { ...key };
  const before = row[attribute] ?? 0;
  const isBits = typeof delta === 'bigint' || typeof before === 'bigint';
  row[attribute] = isBits ? BigInt(String(before)) + BigInt(delta) : Number(before) + delta;
  counts.set(name, row);
}

const kinds = ['camera', 'lens', 'tripod', 'light', 'cable', 'recorder', 'monitor', 'stand'];
const makers = ['Arri', 'Canon', 'Sony', 'Zeiss', 'Manfrotto', 'Aputure', 'Neutrik', 'Atomos'];

const hitEvery = itemsTotal / searchHits;
const firstHit = 2500;
/** The ids of what each filter finds. */
export const hits = Array.from({ length: searchHits }, (_, place) => place * hitEvery + firstHit);
/** An item that is found by its reference, and names nothing. */
export const referred = 555;
/** What the items that each filter finds have in common. */
export const rareValue = 'rare';
export const rarePlace = 7;

function hitContent(): Partial<ItemRecord> {
  return {
    tags: [rareValue],
    serial_number: rareValue,
    responsible_user_id: 1,
    supplier_id: 1,
    location_id: rarePlace,
    home_location_id: rarePlace,
    expiration_date: '2027-01-01',
    inspection_interval_days: 30,
    inventory_enabled: true,
    inventory_quantity: 0,
    inventory_minimum: 1,
    open_issues_count: 1,
  };
}

/** An item whose text has twelve words, as the budgets assume. */
function contentOf(id: number): Partial<ItemRecord> {
  const kind = kinds[id % kinds.length] ?? '';
  const manufacturer = makers[id % makers.length] ?? '';
  const isHit = id % hitEvery === firstHit;
  return {
    ...(isHit ? hitContent() : { last_inventory_at: '2026-06-01T08:00:00Z' }),
    ...(id === referred ? { external_ref: `ref ${id}` } : {}),
    bookings: bookingsOf(id),
    name: `${manufacturer} ${kind} ${id}`,
    unique_id: `EQ-${String(id).padStart(6, '0')}`,
    type: isHit ? rareValue : `category ${id % 100}`,
    description: `bought for studio ${id % 10}`,
    model: isHit ? `${searchWord}` : `M${id % 1000}`,
    manufacturer,
    ...(id <= discardedItems ? { condition: 'discarded' } : {}),
  };
}

/** Nearly all are closed, as in a company that has lent for years. */
function checkoutContent(id: number): Partial<Content<CheckoutRecord>> {
  const isOpen = id > itemsTotal - openCheckouts;
  return {
    name: `Shoot ${id}`,
    iid: [id],
    item_summaries: withSummaries(id),
    due_time: formatInstant(Date.UTC(2026, 0, 2) + ((id * 7919) % itemsTotal) * 1000),
    ...(isOpen ? { status: 'open' } : { status: 'closed', closed_at: '2026-01-03T00:00:00Z' }),
  };
}

/** Half of them are of one kind. */
function eventContent(id: number): Partial<Content<EventRecord>> {
  const time = formatInstant(Date.UTC(2026, 0, 1) + ((id * 7919) % itemsTotal) * 1000);
  return {
    name: 'Service',
    kind: id % 2 === 0 ? 'service' : 'other',
    iid: [id],
    time,
    item_summaries: withSummaries(id),
  };
}

/** Each item that every filter finds has an open issue. */
function issueContent(id: number): Partial<Content<IssueRecord>> {
  const [hit = 0] = hits.slice(id - 1);
  return { name: 'Broken', iid: [hit], item_summaries: withSummaries(hit) };
}

function reservationContent(id: number): Partial<Content<ReservationRecord>> {
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

/** What a record remembers of an item, as if it had named it when it was made. */
function withSummaries(id: number): string[] {
  const { name = '', unique_id = null } = contentOf(id);
  const rest = { condition: 'operative', expiration_date: null, isDeleted: false };
  return [packSummary({ id, name, unique_id, ...rest })];
}
