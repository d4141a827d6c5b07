import type { Author, Call } from '#shared/call.ts';
import { outstandingOf } from '#shared/domain/checkout.ts';
import { packItem, unpackItem } from '#shared/domain/remembered-item.ts';
import type { ItemSummarised } from '#shared/domain/warnings.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Known, Summaries } from '#shared/records/view.ts';
import { checkout } from '#shared/resources/checkout.ts';
import { idOf } from '#shared/resources/sort-key.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';

/** A booking as far as its items are remembered. */
interface Booking extends BaseRecord {
  status: string;
  iid: number[];
  remembered_items: string[];
}

/** What a booking remembers of its items. */
export function rememberItems(
  iid: readonly number[],
  summaries: Summaries,
): { remembered_items: string[] } {
  return { remembered_items: iid.flatMap((id) => summaries.get(id) ?? []).map(packItem) };
}

/**
 * What a list of bookings knows of their items without reading them: what they remember, and which of
 * them are overdue now. Where very much is overdue, the items themselves are read.
 */
export async function recallItems(call: Call, records: readonly Booking[]): Promise<Known> {
  const isOpen = records.some(({ status }) => status === 'open');
  const overdue = isOpen ? await readOverdue(call) : new Map();
  if (!overdue) return {};
  const items = records.flatMap((record) => record.remembered_items.map(unpackItem));
  const summaries = items.map((one): [number, ItemSummarised] => {
    const out = overdue.get(one.id) ?? { checkout_id: null, due_time: null };
    return [one.id, { ...one, ...out }];
  });
  return { items: new Map(summaries) };
}

/** So many checkouts cost less to read than the items of a page. */
const mostOverdue = 40;

/** The items that are out beyond their due time, with their checkout; undefined for very many. */
async function readOverdue({ caller, now }: Call) {
  const ids = await overdueIds(caller, now);
  if (ids.length > mostOverdue) return undefined;
  const checkouts = await findRecords(caller.accountId, checkout, ids);
  return new Map(
    checkouts.flatMap((record) => {
      const out = { checkout_id: record.id, due_time: record.due_time };
      return outstandingOf(record).map((id) => [id, out] as const);
    }),
  );
}

async function overdueIds({ accountId }: Author, now: string): Promise<number[]> {
  const pk = partition.records(accountId, 'checkout');
  const rows = await queryRows({
    pk,
    index: 'by-end',
    range: { before: now },
    limit: mostOverdue + 1,
  });
  return rows.map((row) => idOf(row.sk));
}
