import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import { type Blockers, readBlockers } from '#shared/records/blockers.ts';
import { idsNaming, liveIdsNaming } from '#shared/records/ids-in-index.ts';
import { readLiveIds } from '#shared/records/live-ids.ts';
import { findRowsOf } from '#shared/records/read.ts';
import type { Row } from '#shared/table/rows.ts';
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
  const rows = await findContents(call, 'issue', await readLiveIds(call, 'issue', openStatuses));
  return rows.flatMap((row) => contentsOfRow(row).iid);
}

/** The open issues that name an item, found through its history. */
async function findOpenIssues(call: Call, item: number): Promise<number[]> {
  const ids = await liveIdsNaming(call, item, 'issue', openStatuses);
  return idsWith(item, await findContents(call, 'issue', ids));
}

/** The kits that an item belongs to, found through its history. */
async function findKits(call: Call, item: number): Promise<number[]> {
  return idsWith(item, await findContents(call, 'kit', await idsNaming(call, item, 'kit')));
}

function findContents(call: Call, resource: ResourceName, ids: Iterable<number>): Promise<Row[]> {
  return findRowsOf(call, resource, ids, { attributes: ['iid', 'lines'] });
}

/** The ids of the records that have an item now. */
function idsWith(item: number, rows: readonly Row[]): number[] {
  const having = rows.filter((row) => itemIdsOf(contentsOfRow(row)).includes(item));
  return having.map(({ sk }) => idOf(sk));
}
