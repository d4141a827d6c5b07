import type { Call } from '#shared/call.ts';
import type { FileOwner } from '#shared/families.ts';
import { absent, atVersion, type RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { readFileSet } from './file-set.ts';
import { mainPictureOf, otherFiles, storedPictures, withoutExpiry } from './files.ts';

/**
 * The files that are left of a deleted record, as the fields of the record that is restored, and the
 * write by which they stay, and no more of them go meanwhile.
 */
export async function readRestoredFiles(call: Call, owner: FileOwner, id: number) {
  const { all, version } = await readFileSet(call, owner, id);
  const key = rowKey.files(call.caller.accountId, owner, id);
  const write: RowWrite =
    version === 0
      ? { kind: 'check', key, condition: absent }
      : {
          kind: 'update',
          key,
          set: { files: withoutExpiry(all), version: version + 1 },
          condition: atVersion(version),
        };
  const fields = {
    ...mainPictureOf(all),
    pictures_count: storedPictures(all).length,
    files_count: otherFiles(all).length,
  };
  return { fields, write };
}
