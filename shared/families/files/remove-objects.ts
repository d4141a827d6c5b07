import { fileKey, previewKey, uploadKey } from '#shared/bucket/keys.ts';
import { removeObject } from '#shared/bucket/objects.ts';
import { resourcesWithFiles } from '#shared/families.ts';
import type { RowChange } from '#shared/table/image.ts';
import { accountOfPartition, fileOwnerOfPartition } from '#shared/table/key-parts.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { expireFiles } from './clear.ts';
import { filesOf } from './file-set.ts';
import { isStoredOrPending } from './files.ts';

/**
 * Cleans up the bucket after deletions: lets the files of a deleted record expire, and removes the objects of
 * removed and rejected files. Running it twice is safe.
 */
export function removeObjects(
  { before, after }: RowChange,
  now: number,
): (() => Promise<void>) | undefined {
  const deleted = resourcesWithFiles.find((owner) => before?.entity === owner && !after);
  if (before && deleted) {
    const accountId = accountOfPartition(before.pk);
    return () => expireFiles({ accountId, owner: deleted, id: idOf(before.sk) }, now);
  }
  if (before?.entity !== 'files') return undefined;
  const account = accountOfPartition(before.pk);
  const owner = fileOwnerOfPartition(before.pk);
  const id = idOf(before.sk);
  const remainingIds = new Set(
    filesOf(after)
      .filter(isStoredOrPending)
      .map((one) => one.id),
  );
  const removedFiles = filesOf(before)
    .filter(isStoredOrPending)
    .filter((one) => !remainingIds.has(one.id));
  if (removedFiles.length === 0) return undefined;
  const keys = removedFiles.flatMap(({ id: file, token }) => {
    const keyParts = { account, owner, id, file, token };
    return [uploadKey(keyParts), fileKey(keyParts), previewKey(keyParts)];
  });
  return async () => {
    await mapInParallel(keys, removeObject);
  };
}
