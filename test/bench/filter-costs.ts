import { randomUUID } from 'node:crypto';
import type { Check } from './check.ts';
import {
  bookedWeek,
  hits,
  itemWithReference,
  rareLocation,
  rareValue,
} from './dataset/contents.ts';
import { filteredQueries, searchHits, shares } from './shares.ts';

/** Filters that each find the same twenty items. */
const filters = [
  `type=${rareValue}`,
  `tag=${rareValue}`,
  `serial_number=${rareValue}`,
  'responsible_user_id=1',
  'supplier_id=1',
  `location_id=${rareLocation}`,
  `home_location_id=${rareLocation}`,
  'inventory_low=true',
  'has_open_issues=true',
  'not_seen_since=2026-06-01T08:00:00Z',
  'expires_before=2027-01-02',
  'inspection_before=2035-01-01',
  'maintenance_before=2035-01-01',
  `id=${hits}`,
] as const;

const freeInWeek = `available_from=${bookedWeek.from}&available_to=${bookedWeek.to}`;

/** Checks the costs of filtered lists, and of creating an item that filters find. */
export async function checkFilters(check: Check): Promise<void> {
  for (const filter of filters) {
    const [name] = filter.split('=');
    await check(
      { name: `list ${searchHits} items by ${name}`, roundTrips: 6, readUnits: 30 },
      { name: 'items.list', query: filter },
    );
  }
  await check(
    { name: 'list items by two filters and a word', roundTrips: 6, readUnits: 60 },
    { name: 'items.list', query: `type=${rareValue}&location_id=${rareLocation}&q=studio` },
  );
  await check(
    { name: 'list items by two filters and a state, by name', roundTrips: 6, readUnits: 60 },
    { name: 'items.list', query: `tag=${rareValue}&supplier_id=1&display=active&order=name` },
  );
  await checkShares(check);
  // The credential takes one of the round trips.
  await check(
    { name: 'look up an item by external_ref', roundTrips: 3, readUnits: 5 },
    { name: 'items.list', query: `external_ref=REF%20${itemWithReference}` },
  );
  await check(
    {
      name: 'list 50 items that are free for a week of 2,000 bookings',
      roundTrips: 8,
      readUnits: 120,
    },
    {
      name: 'items.list',
      query: freeInWeek,
    },
  );
  await check(
    { name: 'list 50 free items of a type that 50 % have', roundTrips: 8, readUnits: 120 },
    { name: 'items.list', query: `${freeInWeek}&type=${shares[0]?.type}` },
  );
  await check(
    { name: 'list reservations of a week', roundTrips: 8, readUnits: 120 },
    { name: 'reservations.list', query: `from=${bookedWeek.from}&to=${bookedWeek.to}` },
  );
  await check(
    // Its many terms are written before the transaction, which costs half.
    { name: 'create an item with all that is filterable', roundTrips: 4, writeUnits: 70 },
    { name: 'items.create', body: newFilterableItem() },
  );
}

/** The cost of a sorted list depends on its page size, not on how many items its filters find. */
async function checkShares(check: Check): Promise<void> {
  for (const share of shares) {
    const { type, location } = filteredQueries(share);
    await check(
      { name: `list 50 of ${share.name} by type, active, by name`, roundTrips: 6, readUnits: 60 },
      { name: 'items.list', query: type },
    );
    await check(
      {
        name: `list 50 of ${share.name} by location, available, by name`,
        roundTrips: 6,
        readUnits: 60,
      },
      { name: 'items.list', query: location },
    );
  }
}

/** An item with a value for every filter. */
function newFilterableItem() {
  return {
    name: 'Manfrotto tripod',
    unique_id: randomUUID().replaceAll('-', ''),
    type: 'Camera stand',
    description: 'bought for studio 3',
    external_ref: randomUUID().replaceAll('-', ''),
    serial_number: randomUUID().replaceAll('-', ''),
    tags: ['stage'],
    qr: [randomUUID().replaceAll('-', '')],
    location_id: 1,
    home_location_id: 1,
    responsible_user_id: 1,
    supplier_id: 1,
    expiration_date: '2030-01-01',
    inspection_interval_days: 365,
    maintenance: [{ name: 'Oil', kind: 'maintenance', every_days: 365 }],
    inventory_enabled: true,
    inventory_quantity: 0,
    inventory_minimum: 1,
  };
}
