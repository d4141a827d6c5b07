import { fileKey, previewKey, uploadKey } from '#shared/bucket/keys.ts';
import { removeObject } from '#shared/bucket/objects.ts';
import { resourcesWithFiles } from '#shared/families.ts';
import { logError } from '#shared/log.ts';
import type { RowChange } from '#shared/table/image.ts';
import { accountOfPartition, fileOwnerOfPartition, type Row, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { putRows } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { dropFilesOfDeleted } from './clear.ts';
import { filesOf } from './file-set.ts';
import type { StoredFile } from './record.ts';

/**
 * Cleans up the bucket after deletions: removes the files of a deleted record, and the objects of
 * removed and rejected files. Running it twice is safe.
 */
export async function removeObjects({ before, after }: RowChange, now: number): Promise<void> {
  const deleted = resourcesWithFiles.find((owner) => before?.entity === owner && !after);
  if (before && deleted) {
    const accountId = accountOfPartition(before.pk);
    await dropFilesOfDeleted({ accountId, owner: deleted, id: idOf(before.sk) });
  }
  if (before?.entity !== 'files') return;
  const account = accountOfPartition(before.pk);
  const owner = fileOwnerOfPartition(before.pk);
  const id = idOf(before.sk);
  const held = new Set(heldFiles(after).map((one) => one.id));
  const gone = heldFiles(before).filter((one) => !held.has(one.id));
  const keys = gone.flatMap(({ id: file, token }) => {
    const place = { account, owner, id, file, token };
    return [uploadKey(place), fileKey(place), previewKey(place)];
  });
  if (keys.length > 0) await removeAll(keys, now);
}

/** A failed removal does not delay other effects: the schedule retries it. */
async function removeAll(keys: readonly string[], now: number): Promise<void> {
  try {
    await sideBySide(keys, removeObject);
  } catch (error) {
    logError('Objects could not be removed, and are removed again.', error, { keys });
    const time = formatInstant(now);
    const key = rowKey.scheduled(time, 0, `objects#${keys[0]}`);
    await putRows([{ ...key, objects: keys }]);
  }
}

/**
 * Removes the objects of a scheduled row.
 * @throws where it must be retried
 */
export async function retryRemoval({ objects }: Row): Promise<void> {
  await sideBySide(Array.isArray(objects) ? objects.map(String) : [], removeObject);
}

function heldFiles(row: Row | undefined): StoredFile[] {
  return filesOf(row).filter(({ status }) => status !== 'rejected');
}
