import type { Call } from '#shared/call.ts';
import { outstandingOf } from '#shared/families/checkouts/checkout.ts';
import { checkout } from '#shared/families/checkouts/record.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { findRecords } from '#shared/records/read.ts';
import type { KnownRecords, Summaries } from '#shared/records/view.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import type { ItemRecord, ItemState } from './record.ts';
import { packItem, type RememberedItem, unpackItem } from './remembered-item.ts';
import { summariesOf } from './summaries.ts';
import type { SummarisedItem } from './warnings.ts';

/** A record that names items, as far as it remembers them. */
interface RecordWithItems extends BaseRecord {
  remembered_items: string[];
}

/** What a record remembers of the items that it names. */
export function rememberItems(
  iid: readonly number[],
  summaries: Summaries,
): { remembered_items: string[] } {
  return { remembered_items: iid.flatMap((id) => summaries.get(id) ?? []).map(packItem) };
}

/** A record that is written with what it remembers of its items, and what its answer knows of them. */
export function remembering<R extends { iid: readonly number[] }>(
  record: R,
  items: readonly ItemRecord[],
): { record: R & { remembered_items: string[] }; known: { items: Summaries } } {
  const summaries = summariesOf(items);
  return {
    record: { ...record, ...rememberItems(record.iid, summaries) },
    known: { items: summaries },
  };
}

const notOut = { checkout_id: null, due_time: null };

/** What a list knows of the items that its records name without reading them. */
export async function recallItems(
  _call: Call,
  records: readonly RecordWithItems[],
): Promise<KnownRecords> {
  return knownItems(records, (one) => ({ ...one, ...notOut }));
}

/**
 * The same of bookings, with what is overdue and inoperative now, of which they warn. Where very much
 * is overdue, the items themselves are read.
 */
export async function recallBookedItems(
  call: Call,
  records: readonly (RecordWithItems & { status: string })[],
): Promise<KnownRecords> {
  if (records.every(({ status }) => status !== 'open')) return recallItems(call, records);
  const [overdue, inoperative] = await Promise.all([readOverdue(call), readInoperative(call)]);
  if (!overdue) return {};
  const conditionOf = ({ id, condition }: RememberedItem) => {
    if (!inoperative || condition === 'discarded') return condition;
    return inoperative.has(id) ? 'inoperative' : 'operative';
  };
  return knownItems(records, (one) => {
    return { ...one, ...(overdue.get(one.id) ?? notOut), condition: conditionOf(one) };
  });
}

function knownItems(
  records: readonly RecordWithItems[],
  now: (remembered: RememberedItem) => SummarisedItem,
): KnownRecords {
  const items = records.flatMap((record) => record.remembered_items.map(unpackItem));
  return { items: new Map(items.map((one) => [one.id, now(one)])) };
}

type CheckoutLink = Pick<SummarisedItem, 'checkout_id' | 'due_time'>;

/** So many entries of an index are some 7 read units. */
const mostInoperative = 500;

/** The items that are inoperative; undefined for very many. */
async function readInoperative({ caller: { accountId } }: Call): Promise<Set<number> | undefined> {
  const pk = partition.records(accountId, 'item');
  const states: readonly ItemState[] = ['unavailable', 'out-unavailable'];
  const groups = states.map((state) =>
    queryRows({
      pk,
      index: 'by-group',
      range: { beginsWith: `${state}#` },
      limit: mostInoperative + 1,
    }),
  );
  const rows = (await Promise.all(groups)).flat();
  return rows.length > mostInoperative ? undefined : new Set(rows.map((row) => idOf(row.sk)));
}

/** So many checkouts cost less to read than the items of a page. */
const mostOverdue = 40;

/** The items that are out beyond their due time, with their checkout; undefined for very many. */
async function readOverdue(call: Call): Promise<Map<number, CheckoutLink> | undefined> {
  const ids = await overdueIds(call);
  if (ids.length > mostOverdue) return undefined;
  const checkouts = await findRecords(call, checkout, ids);
  return new Map(
    checkouts.flatMap((record) => {
      const out = { checkout_id: record.id, due_time: record.due_time };
      return outstandingOf(record).map((id) => [id, out] as const);
    }),
  );
}

async function overdueIds({ caller: { accountId }, now }: Call): Promise<number[]> {
  const pk = partition.records(accountId, 'checkout');
  const rows = await queryRows({
    pk,
    index: 'by-end',
    range: { before: now },
    limit: mostOverdue + 1,
  });
  return rows.map((row) => idOf(row.sk));
}
