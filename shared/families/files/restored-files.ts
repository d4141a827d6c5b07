import type { Call } from '#shared/call.ts';
import type { FileOwner } from '#shared/families.ts';
import { absent, atVersion, type RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { readFileSet } from './file-set.ts';
import { mainPictureOf, otherFiles, storedPictures } from './files.ts';

/**
 * The files that are left of a deleted record, as the fields of the record that is restored, and the
 * check that no more of them go meanwhile.
 */
export async function readRestoredFiles(call: Call, owner: FileOwner, id: number) {
  const { all, version } = await readFileSet(call, owner, id);
  const check: RowWrite = {
    kind: 'check',
    key: rowKey.files(call.caller.accountId, owner, id),
    condition: version === 0 ? absent : atVersion(version),
  };
  const fields = {
    ...mainPictureOf(all),
    pictures_count: storedPictures(all).length,
    files_count: otherFiles(all).length,
  };
  return { fields, check };
}
