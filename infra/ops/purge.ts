import { type Command, InvalidArgumentError } from 'commander';
import { recordKinds } from '#shared/families/kinds.ts';
import { deletedChange } from '#shared/records/live-ids.ts';
import { withCounters } from '#shared/records/transaction.ts';
import { atVersion } from '#shared/table/actions.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, recordOfHistory, resourceOfPartition, rowKey } from '#shared/table/rows.ts';
import { deleteRow, transact } from '#shared/table/write.ts';
import { onStore } from './connection.ts';
import { rateOption, walkTable } from './walk-table.ts';

const day = 24 * 60 * 60 * 1000;
const purged = ['deleted', 'history', 'audit'] as const;
type Purged = Partial<Record<(typeof purged)[number], number>>;

/** How long what is no longer in use is kept, in days. Absent: for ever. */
interface Retention {
  deletedDays?: number | undefined;
  historyDays?: number | undefined;
}

export function addPurgeCommand(program: Command): void {
  program
    .command('purge')
    .description(
      'Remove records that were deleted long ago, with their histories, and entries of histories and audits ' +
        'that are older than you keep them. What is purged cannot be restored, and syncs no longer ' +
        'name it. Run it from time to time.',
    )
    .option('--deleted-days <days>', 'days for which deleted records are kept', readDays)
    .option('--history-days <days>', 'days for which histories and audits are kept', readDays)
    .addOption(rateOption())
    .action(onStore(async ({ rate, ...retention }) => purgeTable(retention, rate, Date.now())));
}

/** Removes what is older than it is to be kept at `now`, at most `rate` rows a second. */
export async function purgeTable(retention: Retention, rate: number, now: number) {
  const before = (days: number | undefined) =>
    days === undefined ? '' : new Date(now - days * day).toISOString();
  const limits = { deleted: before(retention.deletedDays), history: before(retention.historyDays) };
  if (!limits.deleted && !limits.history) {
    throw new Error('Say what to keep: --deleted-days, --history-days, or both.');
  }
  return walkTable({
    // A walk with other limits begins anew.
    name: `purge ${retention.deletedDays} ${retention.historyDays}`,
    rate,
    kinds: purged,
    visit: (row) => purgeRow(row, limits),
  });
}

async function purgeRow(row: Row, limits: { deleted: string; history: string }): Promise<Purged> {
  if (row.entity === 'deleted' && String(row.deleted_at) < limits.deleted) {
    return purgeDeleted(row);
  }
  const isOld = String(row.at) < limits.history;
  if (row.entity === 'audit' && isOld) {
    await deleteRow(row);
    return { audit: 1 };
  }
  if (row.entity !== 'history') return {};
  if (!(isOld && !(await isNeeded(row))) && !(await isOrphan(row))) return {};
  await deleteRow(row);
  return { history: 1 };
}

/** Whether an item is found by an entry among those that a record names, for as long as there is that record. */
async function isNeeded(row: Row): Promise<boolean> {
  if (row[indexAttributes[indexes.history.naming]] === undefined) return false;
  const { account } = resourceOfPartition(row.pk);
  const kind = recordKinds.get(String(row.resource));
  if (!kind) return false;
  const key = rowKey.record(account, kind.name, Number(row.resource_id));
  return (await findRow(key, { consistent: true })) !== undefined;
}

/** A record that is restored meanwhile stays. */
async function purgeDeleted(row: Row): Promise<Purged> {
  const { account, resource } = resourceOfPartition(row.pk);
  const kind = recordKinds.get(resource);
  if (!kind) return {};
  const call = { caller: { accountId: account } };
  const [id, version] = [Number(row.id), Number(row.version)];
  // What readers of deleted records show of them, without what they were.
  const shown = { id, version, updated_at: row.updated_at, name: '' };
  const rest = { ...rowKey.purged(account, kind.name, id), ...shown };
  await transact([
    { kind: 'put', row: rest, condition: atVersion(version) },
    ...withCounters({ counters: [deletedChange(call, kind.name, id, -1)] }),
  ]);
  return { deleted: 1 };
}

/** Whether the record of an entry was purged: it is neither live nor deleted. */
async function isOrphan(row: Row): Promise<boolean> {
  const { account, resource } = resourceOfPartition(row.pk);
  const kind = recordKinds.get(resource);
  if (!kind) return false;
  const id = recordOfHistory(row);
  const live = rowKey.record(account, kind.name, id);
  // One after the other: a record that is deleted or restored meanwhile is in one of the two.
  for (const key of [live, rowKey.deleted(account, kind.name, id), live]) {
    const found = await findRow(key, { consistent: true });
    if (found && found.entity !== 'purged') return false;
  }
  return true;
}

function readDays(text: string): number {
  const days = Number(text);
  if (/^\d{1,5}$/.test(text) && days >= 1) return days;
  throw new InvalidArgumentError('The days are a whole number, at least 1.');
}
