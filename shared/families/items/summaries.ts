import type { Call } from '#shared/call.ts';
import type { BaseRecord, ItemSummary, Named } from '#shared/fields/record.ts';
import type { Reference } from '#shared/records/history.ts';
import type { StockSummary, SummarisedItem } from '#shared/records/item-summary.ts';
import { readNames, referencesOf } from '#shared/records/names.ts';
import { type Names, namedReferences, recordName } from '#shared/records/reference-names.ts';
import type { KnownRecords, Summaries } from '#shared/records/view.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { findRows } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import type { Line, ShownLine } from './line-fields.ts';
import { itemIdsOf } from './lines.ts';
import { inspectionDue } from './next-inspection.ts';
import type { ItemRecord } from './record.ts';

export function summariesOf(items: readonly ItemRecord[]): Summaries {
  return new Map(items.map((one) => [one.id, summaryOf(one)]));
}

/** The summary of an item that was read, whole or as far as a summary needs it. */
export function summaryOf<I extends SummarisedFields>(item: I, isDeleted = false) {
  return { ...item, inspection_due_on: inspectionDue(item), isDeleted, stock: item };
}

// A row leaves out defaults. Importing the resource for them would load its fields into every list.

/** The defaults of how much there is, and is booked. */
export const stockDefaults: StockSummary = {
  inventory_quantity: null,
  booked_quantities: [],
  buffer_minutes: 0,
};

const defaults = {
  unique_id: null,
  condition: 'operative',
  checkout_id: null,
  due_time: null,
  expiration_date: null,
  inspection_interval_days: null,
  last_inspection_on: null,
  maintenance: [],
  ...stockDefaults,
} satisfies Partial<ItemRecord>;

type SummarisedFields = Pick<ItemRecord, 'id' | 'name' | 'created_at' | keyof typeof defaults>;

const attributes = ['id', 'name', 'created_at', ...Object.keys(defaults)];

/** Reads the summaries of items that records name, deleted ones included. */
async function readSummaries(
  { caller: { accountId } }: Call,
  iid: readonly number[],
  knownSummaries: KnownRecords['items'],
): Promise<Summaries> {
  const summaries = new Map(await knownSummaries);
  // One that is restored between the reads of live and deleted items is in neither.
  for (const isDeleted of [false, true, false]) {
    const keyOf = isDeleted ? rowKey.deleted : rowKey.record;
    const missing = [...new Set(iid)].filter((id) => !summaries.has(id));
    const rows = await findRows(
      missing.map((id) => keyOf(accountId, 'item', id)),
      { attributes },
    );
    for (const row of rows) summaries.set(Number(row.id), summaryOf(itemOfRow(row), isDeleted));
  }
  return summaries;
}

// Only `toRow` writes these rows, so they are not parsed again.
function itemOfRow(row: Row): SummarisedFields {
  const { id, name, created_at } = row;
  const base = { id: Number(id), name: String(name), created_at: String(created_at) };
  return { ...defaults, ...row, ...base };
}

/** The summaries of some items, in the order of `iid`. */
export function pickSummaries(summaries: Summaries, iid: readonly number[]): SummarisedItem[] {
  return iid.flatMap((id) => summaries.get(id) ?? []);
}

/** A record that names items. */
export interface NamingRecord extends BaseRecord {
  iid: number[];
  lines?: Line[];
  kit_ids?: number[];
}

/** The view of records that name items, with the names of all references. */
export function showWithItems<R extends NamingRecord, V>(
  resource: Resource<R>,
  present: (
    showWith: ShownWithItems<R>,
    record: R,
    summaries: Summaries,
    context: { now: string; names: Names },
  ) => V,
) {
  return async (
    call: Call,
    records: readonly R[],
    knownRecords: KnownRecords = {},
  ): Promise<V[]> => {
    const [names, summaries] = await Promise.all([
      readNames(call, [...referencesOf(resource, records), ...kitsOf(records)], knownRecords.names),
      readSummaries(call, records.flatMap(itemIdsOf), knownRecords.items),
    ]);
    return records.map((record) => {
      const items = record.iid.map((id) => itemOf(summaries, id));
      const shownRecord = { ...record, ...namedReferences(resource, record, names), items };
      return present(shownRecord, record, summaries, { now: call.now, names });
    });
  };
}

function kitsOf(records: readonly NamingRecord[]): Reference[] {
  const ids = new Set(records.flatMap(({ kit_ids = [] }) => kit_ids));
  return [...ids].map((id) => ({ resource: 'kit', id }));
}

/** The kits that a record was booked by, with their names. */
export function kitReferences(ids: readonly number[], names: Names): Named[] {
  return ids.map((id) => ({ id, name: recordName(names, 'kit', id) }));
}

type ShownWithItems<R extends NamingRecord> = R &
  ReturnType<typeof namedReferences<R>> & { items: ItemSummary[] };

/** The lines of a record, with the names of their items. */
export function shownLines(lines: readonly Line[], summaries: Summaries): ShownLine[] {
  return lines.map(({ item_id, quantity }) => {
    return { item_id, item: itemOf(summaries, item_id), quantity };
  });
}

function itemOf(summaries: Summaries, id: number): ItemSummary {
  const { name = '', unique_id = null } = summaries.get(id) ?? {};
  return { id, name, unique_id };
}
