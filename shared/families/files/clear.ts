import type { FileOwner } from '#shared/families.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { withCounters } from '#shared/records/transaction.ts';
import { absent, type RowWrite } from '#shared/table/actions.ts';
import { accountOfPartition, fileOwnerOfPartition } from '#shared/table/key-parts.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { formatInstant } from '#shared/time.ts';
import { fileSetChange, readFileSet } from './file-set.ts';
import { liveFiles } from './files.ts';
import type { StoredFile } from './record.ts';

interface FileRecord {
  accountId: number;
  owner: FileOwner;
  id: number;
}

/**
 * Removes a record's overdue uploads, and the files that were rejected a day ago, given its row of files.
 * `now` is in milliseconds.
 */
export function dropFiles({ pk, sk }: Row, now: number): Promise<void> {
  const [accountId, owner] = [accountOfPartition(pk), fileOwnerOfPartition(pk)];
  const time = formatInstant(now);
  return keepOnly({ accountId, owner, id: idOf(sk) }, (all) => liveFiles(all, time));
}

/** Removes all files of a deleted record, and frees their storage. */
export async function dropFilesOfDeleted(record: FileRecord): Promise<void> {
  const { accountId, owner, id } = record;
  const key = rowKey.record(accountId, owner, id);
  await keepOnly(
    record,
    () => [],
    async () => {
      if (await findRow(key, { consistent: true })) return undefined;
      // A record that is restored meanwhile keeps them.
      return { kind: 'check', key, condition: absent };
    },
  );
}

function keepOnly(
  { accountId, owner, id }: FileRecord,
  keep: (all: readonly StoredFile[]) => readonly StoredFile[],
  guard?: () => Promise<RowWrite | undefined>,
): Promise<void> {
  const call = { caller: { accountId } };
  return retryOnConflict(async () => {
    const before = await readFileSet(call, owner, id);
    const after = keep(before.all);
    if (after.length === before.all.length) return;
    const check = await guard?.();
    if (guard && !check) return;
    const rows = withCounters(fileSetChange(call, before, after));
    await commitRows(check ? [...rows, check] : rows);
  });
}
