import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { withCounters } from '#shared/records/transaction.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { fileSetChange, readFileSet } from './file-set.ts';
import { liveFiles } from './files.ts';
import type { StoredFile } from './record.ts';

/** Removes an item's overdue uploads, and the files that were rejected a day ago. */
export function dropOver(accountId: number, item: number, now: string): Promise<void> {
  return keepOnly(accountId, item, (all) => liveFiles(all, now));
}

/** Removes all files of a deleted item, and frees their storage. */
export async function dropFilesOfDeleted(accountId: number, item: number): Promise<void> {
  const record = await findRow(rowKey.record(accountId, 'item', item), { consistent: true });
  if (!record) await keepOnly(accountId, item, () => []);
}

function keepOnly(
  accountId: number,
  item: number,
  keep: (all: readonly StoredFile[]) => readonly StoredFile[],
): Promise<void> {
  const call = { caller: { accountId } };
  return retryOnConflict(async () => {
    const before = await readFileSet(call, item);
    const after = keep(before.all);
    if (after.length === before.all.length) return;
    await commitRows(withCounters(fileSetChange(call, before, after)));
  });
}
