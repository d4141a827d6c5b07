import { randomUUID } from 'node:crypto';
import { addSeconds, formatInstant } from '#shared/time.ts';
import { checkBatches } from './batch-costs.ts';
import { bookBatchesOfTen, newCheckout, reserveRepeatedly } from './bookings.ts';
import type { Budget } from './budgets.ts';
import type { Check } from './check.ts';
import { itemsTotal } from './dataset/contents.ts';
import { createLocations } from './dataset/locations.ts';
import { checkFilters } from './filter-costs.ts';
import { attempt, invoke } from './invoke.ts';
import { searchHits, searchWord } from './shares.ts';

/** Lists with a filter and an order that select many or few records. */
const filteredLists = [
  ['nearly all selected, by name', 'items', 'display=active&order=name'],
  ['40 selected, by name', 'items', 'display=discarded&order=name'],
  ['nearly all selected, by due time', 'checkouts', 'status=closed&sort=due_time'],
  ['40 selected, by due time', 'checkouts', 'status=open&sort=due_time'],
  ['half selected, by time', 'events', 'kind=service&sort=time'],
] as const;

/** An item with this many open reservations must still be booked within the budget. */
const openReservations = 280;
/** The number of bookings of the item whose calendar is read. */
const calendarBookings = 300;

/** The store costs of each call, with their budgets. */
export async function storeBudgets(tokens: readonly string[]): Promise<Budget[]> {
  const [token = ''] = tokens;
  const budgets: Budget[] = [];
  const check: Check = async (limits, invocation) => {
    // The first call of a minute costs more.
    await invoke(token, { name: 'service.whoami' });
    const { cost, data, isLate } = await attempt(token, invocation);
    const add = (unit: string, measured: number, budget: number | undefined) => {
      if (budget !== undefined)
        budgets.push({ name: `${limits.name}: ${unit}`, measured, budget, isLate });
    };
    add('round trips', cost.roundTrips, limits.roundTrips);
    add('read units', cost.readUnits, limits.readUnits);
    add('write units', cost.writeUnits, limits.writeUnits);
    return data;
  };
  const last = itemsTotal - 50;

  await check(
    { name: 'credential', roundTrips: 1, readUnits: 0, writeUnits: 1 },
    { name: 'service.whoami' },
  );
  await check(
    { name: 'get an item', roundTrips: 2, readUnits: 1, writeUnits: 1 },
    { name: 'items.get', id: 777 },
  );
  await createLocations(token);
  await setLocation(token, 777);
  await check(
    { name: 'get an item with 2 references', roundTrips: 3, readUnits: 2, writeUnits: 1 },
    { name: 'items.get', id: 777 },
  );
  await check(
    { name: 'list 50 items at offset 0', roundTrips: 3, readUnits: 12 },
    { name: 'items.list' },
  );
  await check(
    { name: `list 50 items at offset ${last}`, roundTrips: 4, readUnits: 12 },
    { name: 'items.list', query: `offset=${last}` },
  );
  await removeItem(token);
  await check(
    { name: 'list 50 items after a gap', roundTrips: 4, readUnits: 12 },
    { name: 'items.list', query: `offset=${last - 100}` },
  );
  await check(
    { name: `search ${searchHits} of ${itemsTotal} items`, roundTrips: 4, readUnits: 25 },
    { name: 'items.list', query: `q=${searchWord}` },
  );
  for (const [name, family, query] of filteredLists) {
    await check(
      { name: `list 50 ${family}, ${name}`, roundTrips: 6, readUnits: 60 },
      { name: `${family}.list`, query },
    );
  }
  // The cost of a search depends on its matches, and nearly all items have a word with this letter.
  await check(
    { name: 'search one letter', roundTrips: 10, readUnits: 1700 },
    { name: 'items.list', query: 'q=c' },
  );
  await checkFilters(check);
  await checkBatches(check);
  // Search terms are written before the transaction, where they cost half.
  const created = await check(
    { name: 'create an item with 12 words', roundTrips: 4, writeUnits: 45 },
    { name: 'items.create', body: newItem() },
  );
  await check(
    { name: 'delete an item with 12 words', roundTrips: 3, writeUnits: 25 },
    { name: 'items.remove', id: idOf(created) },
  );
  await check(
    { name: 'first page of a sync of all items', roundTrips: 5, readUnits: 40 },
    { name: 'items.list', query: 'updated_since=2020-01-01T00:00:00Z' },
  );
  await check(
    { name: 'move an item', roundTrips: 3, readUnits: 2, writeUnits: 14 },
    { name: 'items.move', id: 779, body: { location_id: 1 } },
  );
  await check(
    { name: 'check out 10 items', roundTrips: 3, writeUnits: 110 },
    { name: 'checkouts.create', body: newCheckout(1001) },
  );
  await bookBatchesOfTen(tokens);
  await reserveRepeatedly(tokens, 2001, 0, openReservations);
  await check(
    {
      name: `check out 10 items, one reserved ${openReservations} times`,
      roundTrips: 3,
      // The bookings make the row of the item larger than a kilobyte.
      writeUnits: 120,
    },
    { name: 'checkouts.create', body: newCheckout(2001) },
  );
  await reserveRepeatedly(tokens, 2001, openReservations, calendarBookings);
  const day = 86_400;
  const [from, to] = [formatInstant(Date.now()), addSeconds(formatInstant(Date.now()), 60 * day)];
  await check(
    {
      name: `the calendar of an item with ${calendarBookings} bookings`,
      roundTrips: 5,
      readUnits: 110,
    },
    { name: 'items.calendar', id: 2001, query: `from=${from}&to=${to}&limit=200` },
  );
  for (const iid of [
    [30_001, 30_002, 30_003],
    [30_004, 30_005, 30_006],
    [30_007, 30_008, 30_009, 30_010],
  ]) {
    await invoke(token, { name: 'checkouts.create', body: { ...newCheckout(1), iid } });
  }
  await check(
    { name: 'return 10 items of three checkouts by scan', roundTrips: 6, writeUnits: 130 },
    {
      name: 'checkouts.checkInMany',
      body: { qr: Array.from({ length: 10 }, (_, index) => `EQ-0${30_001 + index}`) },
    },
  );
  for (const family of ['reservations', 'checkouts']) {
    await check(
      { name: `list 50 ${family} of 10 items`, roundTrips: 4, readUnits: 60 },
      { name: `${family}.list`, query: 'order=-id' },
    );
  }
  for (const family of ['issues', 'events']) {
    await check(
      { name: `list 50 ${family}`, roundTrips: 3, readUnits: 25 },
      { name: `${family}.list` },
    );
  }
  return budgets;
}

async function setLocation(token: string, id: number): Promise<void> {
  const location = { name: 'locations.create', body: { name: randomUUID() } };
  const { data } = await invoke(token, location);
  const { id: locationId } = data as { id: number };
  const body = { location_id: locationId, responsible_user_id: 1 };
  await invoke(token, { name: 'items.update', id, body });
}

/** Deletes an item, so that the second last block of ids is no longer full. */
async function removeItem(token: string): Promise<void> {
  const { data } = await invoke(token, {
    name: 'items.list',
    query: `offset=${itemsTotal - 150}&limit=1`,
  });
  const [item] = data as { id: number }[];
  await invoke(token, { name: 'items.remove', id: item?.id ?? 0 });
}

/** The id of the record in a response. */
function idOf(data: unknown): number {
  const { id } = data as { id: number };
  return id;
}

function newItem() {
  const name = randomUUID().split('-').slice(0, 2).join(' ');
  return {
    name: `Manfrotto tripod ${name}`,
    unique_id: randomUUID().replaceAll('-', ''),
    description: 'bought for studio 3, category 7',
    model: 'MT055',
    manufacturer: 'Manfrotto',
  };
}
