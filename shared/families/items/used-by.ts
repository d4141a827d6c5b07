import type { Call } from '#shared/call.ts';
import { type Blockers, readBlockers } from '#shared/records/blockers.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { idsNaming, idsWithValue } from '#shared/records/ids-in-index.ts';
import { indexes } from '#shared/table/indexes.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { bookingsInUse } from './condition.ts';
import { contentsOfRow, itemIdsOf } from './lines.ts';
import type { ItemRecord } from './record.ts';

/** Reads the uses of an item: its checkouts, future reservations, open issues, and kits. */
export async function readItemUses(call: Call, item: ItemRecord): Promise<Blockers[]> {
  const { checkouts, reservations } = bookingsInUse(item, call.now);
  return Promise.all([
    readBlockers(call, 'checkout', checkouts),
    readBlockers(call, 'reservation', reservations),
    readBlockers(call, 'issue', await findOpenIssues(call, item.id)),
    readBlockers(call, 'kit', await findKits(call, item.id)),
  ]);
}

const openStatuses = ['open', 'in_progress', 'on_hold'] as const;

/** The items that open issues name. */
export async function itemsWithOpenIssues(call: Call): Promise<number[]> {
  const open = openStatuses.map((status) =>
    idsWithValue(call, 'issue', indexes.issue.status, status),
  );
  const ids = IdSet.union(await Promise.all(open));
  const keys = [...ids].map((id) => rowKey.record(call.caller.accountId, 'issue', id));
  const rows = await findRows(keys, { attributes: ['iid'] });
  const namedIds = rows.flatMap((row) => contentsOfRow(row).iid);
  return [...new Set(namedIds)];
}

/** The open issues that name an item, found through its history. */
async function findOpenIssues(call: Call, item: number): Promise<number[]> {
  const { accountId } = call.caller;
  const [namedIds, ...open] = await Promise.all([
    idsNaming(call, item, 'issue'),
    ...openStatuses.map((status) => idsWithValue(call, 'issue', indexes.issue.status, status)),
  ]);
  const ids = new IdSet(namedIds).intersection(IdSet.union(open));
  const keys = [...ids].map((id) => rowKey.record(accountId, 'issue', id));
  const rows = await findRows(keys, { attributes: ['iid'] });
  return rows.filter((row) => contentsOfRow(row).iid.includes(item)).map(({ sk }) => idOf(sk));
}

/** The kits that an item belongs to, found through its history. */
async function findKits(call: Call, item: number): Promise<number[]> {
  const ids = await idsNaming(call, item, 'kit');
  const keys = ids.map((id) => rowKey.record(call.caller.accountId, 'kit', id));
  const rows = await findRows(keys, { attributes: ['iid', 'lines'] });
  return rows
    .filter((row) => itemIdsOf(contentsOfRow(row)).includes(item))
    .map(({ sk }) => idOf(sk));
}
