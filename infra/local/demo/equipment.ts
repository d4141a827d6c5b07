import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Call } from '#shared/call.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import { newItem } from '#shared/families/items/item.ts';
import { locationUses } from '#shared/families/items/item-change.ts';
import { item } from '#shared/families/items/record.ts';
import { countUses } from '#shared/families/locations/uses.ts';
import { commit } from '#shared/records/commit.ts';
import { findRecords, nextId } from '#shared/records/read.ts';
import { joinWrites, type Transaction, withCounters } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { type DemoKey, demoCall, provideOnce } from './calls.ts';
import { foundedHoursAgo, type ReferenceData } from './reference-data.ts';

const csv = join(import.meta.dirname, 'stage-lighting.csv');
const inspectedItems = 20;
const measures = ['weight_kg', 'power_w', 'width_mm', 'height_mm', 'depth_mm'] as const;
const texts = ['connector', 'manual_url', 'short_name'] as const;
/** The largest number of rows in a transaction (AWS limit). */
const transactionRows = 100;

/** In days. The demo account is a little older, so that an inspection and a maintenance are due. */
const interval = 60;

const counted = { inventory_enabled: true, inventory_unit: 'pieces', inventory_minimum: 6 };

/** What some items have that others do not, by the numbers of the items. */
const special: Readonly<Record<number, object>> = {
  13: { inspection_interval_days: interval },
  22: { maintenance: [{ name: 'Clean the nozzle', kind: 'maintenance', every_days: interval }] },
  48: { ...counted, inventory_quantity: 4 },
  52: { ...counted, inventory_quantity: 24 },
};

/** Creates the stage lights. Returns the ids of the items by their numbers, which start at 1. */
export async function loadEquipment(
  demo: DemoKey,
  reference: ReferenceData,
): Promise<Map<number, number>> {
  const bodies = await readEquipment(reference);
  const foundingCall = demoCall(demo, foundedHoursAgo);
  const first = await provideOnce(foundingCall, 'ids of items', async (call) => {
    const last = await nextId(call, 'item', bodies.length);
    return commit(call, joinWrites(), { data: { id: last - bodies.length + 1 } });
  });
  const ids = bodies.map((_, index) => first + index);
  // After an interruption, only the missing items are created.
  const loadedIds = new Set(
    (await findRecords(foundingCall, item, ids, { consistent: true })).map(({ id }) => id),
  );
  const writes = bodies.flatMap((body, index) => {
    const id = first + index;
    return loadedIds.has(id) ? [] : [creation(demoCall(demo, foundedHoursAgo), id, body)];
  });
  await mapInParallel(inTransactions(writes), (transactions) =>
    commit(foundingCall, transactions, { data: undefined }),
  );
  return new Map(ids.map((id, index) => [index + 1, id]));
}

/** The writes that create an item. Several items in one transaction take a third of the time. */
function creation(call: Call, id: number, body: ItemCreate): Transaction {
  const record = newRecord(call, item, id, newItem(body, call.now));
  const counters = countUses(call, id, [], locationUses(record));
  return joinWrites(insertion(call, item, record), { counters });
}

/** Joins writes into transactions of up to a hundred rows, including those of search terms. */
function inTransactions(writes: readonly Transaction[]): Transaction[] {
  const transactions: Transaction[] = [];
  for (const write of writes) {
    const last = transactions.at(-1);
    const together = last && joinWrites(last, write);
    if (together && rowsOf(together) <= transactionRows)
      transactions[transactions.length - 1] = together;
    else transactions.push(write);
  }
  return transactions;
}

function rowsOf(transaction: Transaction): number {
  const terms = transaction.terms.reduce((sum, { added }) => sum + added.length, 0);
  return withCounters(transaction).length + terms;
}

async function readEquipment({ shelves, technician }: ReferenceData): Promise<ItemCreate[]> {
  const rows: Record<string, string>[] = parse(await readFile(csv), { columns: true, bom: true });
  return rows.map((row, index) => {
    const number = index + 1;
    const numbers = measures.flatMap((name) => (row[name] ? [[name, Number(row[name])]] : []));
    const shelf = shelves[number % shelves.length];
    return ItemCreate.schema.parse({
      name: `${row.manufacturer} ${row.model}`.slice(0, 200),
      unique_id: `FIX-${String(number).padStart(4, '0')}`,
      type: row.category,
      manufacturer: row.manufacturer,
      model: row.model,
      location_id: shelf,
      home_location_id: shelf,
      // A few are inspected every year, and need half an hour between two bookings.
      ...(number <= inspectedItems
        ? {
            responsible_user_id: technician,
            inspection_interval_days: 365,
            buffer_minutes: 30,
            external_ref: `ERP-${number}`,
          }
        : {}),
      ...special[number],
      tags: row.all_categories?.split(';').map((tag) => tag.trim()) ?? [],
      custom_fields: Object.fromEntries([...numbers, ...texts.map((name) => [name, row[name]])]),
    });
  });
}
