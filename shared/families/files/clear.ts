import { isDeepStrictEqual } from 'node:util';
import type { FileOwner } from '#shared/families.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { withCounters } from '#shared/records/transaction.ts';
import { absent, type RowWrite } from '#shared/table/actions.ts';
import { accountOfPartition, fileOwnerOfPartition } from '#shared/table/key-parts.ts';
import { findRow } from '#shared/table/read.ts';
import { type RowKey, rowKey } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { formatInstant } from '#shared/time.ts';
import { fileSetChange, readFileSet } from './file-set.ts';
import { liveFiles, withExpiry } from './files.ts';
import type { StoredFile } from './record.ts';

interface FileRecord {
  accountId: number;
  owner: FileOwner;
  id: number;
}

/**
 * Removes what has expired of a record's files, given their row: overdue uploads, what was rejected a
 * day ago, and what a deleted record had. `now` is in milliseconds.
 */
export function dropFiles({ pk, sk }: RowKey, now: number): Promise<void> {
  const [accountId, owner] = [accountOfPartition(pk), fileOwnerOfPartition(pk)];
  const time = formatInstant(now);
  return changeFiles({ accountId, owner, id: idOf(sk) }, (all) => liveFiles(all, time));
}

/**
 * Lets the stored files of a record expire that was deleted at `now` (milliseconds): until then it can
 * be restored with them, and they count. Its other files go at once.
 */
export function expireFiles(record: FileRecord, now: number): Promise<void> {
  const key = rowKey.record(record.accountId, record.owner, record.id);
  const time = formatInstant(now);
  const guard = async (): Promise<RowWrite | undefined> => {
    if (await findRow(key, { consistent: true })) return undefined;
    // A record that is restored meanwhile keeps them.
    return { kind: 'check', key, condition: absent };
  };
  return changeFiles(record, (all) => withExpiry(all, time), guard);
}

function changeFiles(
  { accountId, owner, id }: FileRecord,
  change: (all: readonly StoredFile[]) => readonly StoredFile[],
  guard?: () => Promise<RowWrite | undefined>,
): Promise<void> {
  const call = { caller: { accountId } };
  return retryOnConflict(async () => {
    const before = await readFileSet(call, owner, id);
    const after = change(before.all);
    if (isDeepStrictEqual(after, before.all)) return;
    const check = await guard?.();
    if (guard && !check) return;
    const rows = withCounters(fileSetChange(call, before, after));
    await commitRows(check ? [...rows, check] : rows);
  });
}
