import type { Retention } from '#shared/config.ts';
import { recordKinds } from '#shared/families/kinds.ts';
import { deletedChange, facetChange, noFacet } from '#shared/records/live-ids.ts';
import { withCounters } from '#shared/records/transaction.ts';
import { allOf, atVersion, ofEntity } from '#shared/table/actions.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { recordOfHistory, resourceOfPartition } from '#shared/table/key-parts.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { groupValues, idOf } from '#shared/table/sort-key.ts';
import { deleteRow, transact } from '#shared/table/write.ts';
import { walkTable } from './walk-table.ts';

const day = 24 * 60 * 60 * 1000;
const purgedKinds = ['deleted', 'history', 'audit', 'comment'] as const;
/** All attributes that the purge may read (IAM). Besides the keys, none contains text of users or secrets. */
export const purgeAttributes = [
  ...new Set([
    ...['pk', 'sk', 'entity', 'id', 'version', 'at', 'updated_at', 'deleted_at'],
    indexAttributes[indexes.history.naming],
    indexAttributes[indexes.comment.object],
  ]),
];
type PurgeCounts = Partial<Record<(typeof purgedKinds)[number], number>>;

/** How fast the table is walked, in rows a second at most, and until when (milliseconds since 1970). */
interface Pace {
  rate: number;
  until?: number;
}

/** Removes everything past its retention period at `now`. */
export async function purgeTable(retention: Retention, pace: Pace, now: number) {
  const before = (days: number | undefined) =>
    days === undefined ? '' : new Date(now - days * day).toISOString();
  const limits = { deleted: before(retention.deletedDays), history: before(retention.historyDays) };
  if (!limits.deleted && !limits.history) {
    throw new Error('Give --deleted-days, --history-days, or both.');
  }
  return walkTable({
    // A walk with other limits starts from the beginning.
    name: `purge ${retention.deletedDays} ${retention.historyDays}`,
    ...pace,
    attributes: purgeAttributes,
    kinds: purgedKinds,
    visit: (row) => purgeRow(row, limits),
  });
}

async function purgeRow(
  row: Row,
  limits: { deleted: string; history: string },
): Promise<PurgeCounts> {
  if (row.entity === 'deleted' && String(row.deleted_at) < limits.deleted) return purgeDeleted(row);
  if (row.entity === 'comment') return purgeComment(row);
  const isOld = String(row.at) < limits.history;
  if (row.entity === 'audit' && isOld) {
    await deleteRow(row);
    return { audit: 1 };
  }
  if (row.entity !== 'history') return {};
  if (!(isOld && !(await isNeeded(row))) && !(await isOfPurged(row))) return {};
  await deleteRow(row);
  return { history: 1 };
}

/** Whether the entry is how an existing record is found by its item, which another record may have made. */
async function isNeeded(row: Row): Promise<boolean> {
  const naming = row[indexAttributes[indexes.history.naming]];
  if (naming === undefined) return false;
  const { account } = resourceOfPartition(row.pk);
  const [resource] = groupValues(naming);
  const kind = resource === undefined ? undefined : recordKinds.get(resource);
  if (!kind) return false;
  const key = rowKey.record(account, kind.name, idOf(naming));
  return (await findRow(key, { consistent: true })) !== undefined;
}

/** A record that is restored in the meantime stays. */
async function purgeDeleted(row: Row): Promise<PurgeCounts> {
  const { account, resource } = resourceOfPartition(row.pk);
  const kind = recordKinds.get(resource);
  if (!kind) return {};
  const call = { caller: { accountId: account } };
  const [id, version] = [Number(row.id), Number(row.version)];
  // The fields that lists of deleted records show, without the contents.
  const record = { id, version, updated_at: row.updated_at, name: '' };
  const rest = { ...rowKey.purged(account, kind.name, id), ...record };
  await transact([
    { kind: 'put', row: rest, condition: allOf(atVersion(version), ofEntity('deleted')) },
    ...withCounters({ counters: [deletedChange(call, kind.name, id, -1)] }),
  ]);
  return { deleted: 1 };
}

/** Whether the record of an entry was purged. */
function isOfPurged(row: Row): Promise<boolean> {
  const { account, resource } = resourceOfPartition(row.pk);
  return isPurged(account, resource, recordOfHistory(row));
}

/** A comment is purged after its record; the comment's own history follows later. */
async function purgeComment(row: Row): Promise<PurgeCounts> {
  const { account } = resourceOfPartition(row.pk);
  const [resource = '', object] = groupValues(row[indexAttributes[indexes.comment.object]]);
  if (!(await isPurged(account, resource, Number(object)))) return {};
  const [id, version] = [Number(row.id), Number(row.version)];
  const { pk, sk } = row;
  await transact([
    { kind: 'delete', key: { pk, sk }, condition: atVersion(version) },
    ...withCounters({ counters: facetChange(account, 'comment', id, noFacet, -1) }),
  ]);
  return { comment: 1 };
}

/** Whether a record was purged: it is neither live nor deleted. */
async function isPurged(account: number, resource: string, id: number): Promise<boolean> {
  const kind = recordKinds.get(resource);
  if (!kind) return false;
  const live = rowKey.record(account, kind.name, id);
  // In sequence: a record that moves between the two keys in the meantime is found at one of them.
  for (const key of [live, rowKey.deleted(account, kind.name, id), live]) {
    const row = await findRow(key, { consistent: true });
    if (row && row.entity !== 'purged') return false;
  }
  return true;
}
