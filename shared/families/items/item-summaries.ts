import type { Call } from '#shared/call.ts';
import type { StockSummary, SummarisedItem } from '#shared/records/item-summary.ts';
import { findRowsOf } from '#shared/records/read.ts';
import type { Names } from '#shared/records/reference-names.ts';
import type { KnownRecords, Summaries } from '#shared/records/view.ts';
import { indexes } from '#shared/table/indexes.ts';
import type { KeyRange } from '#shared/table/key-range.ts';
import { queryKeys } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { groupUntil, idOf, withinGroup } from '#shared/table/sort-key.ts';
import { itemIdsOf, type NamedContents } from './lines.ts';
import { packSummary, type StoredSummary, unpackSummary } from './packed-summary.ts';
import type { ItemRecord } from './record.ts';
import { type ItemState, outStates } from './state.ts';
import { type NamingRecord, pickSummaries, stockDefaults, summariesOf } from './summaries.ts';

interface RecordWithItems extends NamingRecord {
  item_summaries: string[];
}

/** Adds to a record the summaries of its items, which its answer needs as well, as it does `names`. */
export function withSummaries<R extends NamedContents>(
  record: R,
  items: readonly ItemRecord[],
  names?: Names,
): { record: R & { item_summaries: string[] }; knownRecords: KnownRecords } {
  const summaries = summariesOf(items);
  const item_summaries = pickSummaries(summaries, itemIdsOf(record)).map(packSummary);
  const knownRecords = { items: summaries, ...(names ? { names } : {}) };
  return { record: { ...record, item_summaries }, knownRecords };
}

const notOut = { checkout_id: null, due_time: null };

/** The item summaries for a list of records, without reading the items. */
export async function summariesOfRecords(
  _call: Call,
  records: readonly RecordWithItems[],
): Promise<Summaries> {
  return knownItems(records, (one) => ({ ...one, ...notOut }));
}

/**
 * As `summariesOfRecords`, with the overdue and inoperative states that warnings need. Reads the
 * items where very many are overdue.
 */
export async function summariesOfBookings(
  call: Call,
  records: readonly (RecordWithItems & { status: string })[],
): Promise<Summaries | undefined> {
  if (!records.some(isOpen)) return summariesOfRecords(call, records);
  const ids = new Set(records.flatMap(itemIdsOf));
  const [overdue, inoperative, stocks] = await Promise.all([
    readOverdue(call, ids),
    readInoperative(call),
    readStocks(call, records),
  ]);
  if (!overdue) return undefined;
  const conditionOf = ({ id, condition }: StoredSummary) => {
    if (!inoperative || condition === 'discarded') return condition;
    return inoperative.has(id) ? 'inoperative' : 'operative';
  };
  // Items are kept as they are now in open records alone, which therefore come last.
  const openLast = records.toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)));
  return knownItems(openLast, (one) => {
    const stock = stocks.get(one.id);
    const current = { ...one, ...(overdue.get(one.id) ?? notOut), condition: conditionOf(one) };
    return stock ? { ...current, stock } : current;
  });
}

const isOpen = ({ status }: { status: string }) => status === 'open';

/** The booked quantities of the stocks in open records. */
async function readStocks(
  call: Call,
  records: readonly (RecordWithItems & { status: string })[],
): Promise<Map<number, StockSummary>> {
  const open = records.filter(isOpen);
  const ids = new Set(open.flatMap(({ lines = [] }) => lines.map(({ item_id }) => item_id)));
  const attributes = ['id', ...Object.keys(stockDefaults)];
  const rows = await findRowsOf(call, 'item', ids, { attributes });
  return new Map(rows.map((row) => [Number(row.id), { ...stockDefaults, ...row }]));
}

function knownItems(
  records: readonly RecordWithItems[],
  current: (stored: StoredSummary) => SummarisedItem,
): Summaries {
  const items = records.flatMap((record) => record.item_summaries.map(unpackSummary));
  return new Map(items.map((one) => [one.id, current(one)]));
}

type CheckoutLink = Pick<SummarisedItem, 'checkout_id' | 'due_time'>;

/** This many index entries cost about 7 read units. */
const maxRead = 500;

/** The ids of items in ranges of their states; undefined for very many. */
async function idsInStates(
  { caller: { accountId } }: Call,
  ranges: readonly KeyRange[],
): Promise<Set<number> | undefined> {
  const pk = partition.records(accountId, 'item');
  const reads = ranges.map((range) =>
    queryKeys({ pk, index: indexes.item.state, range, limit: maxRead + 1 }),
  );
  const keys = (await Promise.all(reads)).flat();
  return keys.length > maxRead ? undefined : new Set(keys.map(idOf));
}

/** The inoperative items; undefined for very many. */
function readInoperative(call: Call): Promise<Set<number> | undefined> {
  const states: readonly ItemState[] = ['unavailable', 'out-unavailable'];
  return idsInStates(
    call,
    states.map((state) => withinGroup(state)),
  );
}

/** The overdue ones of some items, with their checkouts; undefined for very many. */
async function readOverdue(
  call: Call,
  ids: ReadonlySet<number>,
): Promise<Map<number, CheckoutLink> | undefined> {
  const overdue = await idsInStates(
    call,
    outStates.map((state) => groupUntil(state, call.now)),
  );
  if (!overdue) return undefined;
  const attributes = ['id', 'checkout_id', 'due_time'];
  const rows = await findRowsOf(call, 'item', overdue.intersection(ids), { attributes });
  return new Map(
    rows.map(({ id, checkout_id, due_time }) => {
      return [
        Number(id),
        { checkout_id: Number(checkout_id), due_time: String(due_time) },
      ] as const;
    }),
  );
}
