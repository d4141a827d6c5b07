import { isPictureType } from '#shared/bucket/file-types.ts';
import { type FileKeyParts, fileKey, partsOfUploadKey, previewKey } from '#shared/bucket/keys.ts';
import { readObject, release, removeObject, writeObject } from '#shared/bucket/objects.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import { withoutMetadata } from '#shared/pictures/without-metadata.ts';
import { largestFile } from './fields.ts';
import { contentProblem } from './file-content.ts';
import type { StoredFile } from './record.ts';
import { findFile, rejectFile, storeFile } from './settle.ts';

/**
 * Checks an upload: content that matches its declaration moves to where clients cannot write, and
 * any other is rejected. The upload is deleted in either case. A file that was settled before, or
 * deleted in the meantime, does not change, so repeated and late events are safe. `now` is in
 * milliseconds.
 */
export async function checkUpload(key: string, now: number): Promise<void> {
  const keyParts = partsOfUploadKey(key);
  if (!keyParts) return;
  const file = await findFile(keyParts, now);
  if (file?.status === 'pending') await settle(key, keyParts, file, now);
  await removeObject(key);
}

async function settle(
  key: string,
  keyParts: FileKeyParts,
  file: StoredFile,
  now: number,
): Promise<void> {
  const read = await readObject(key, largestFile);
  // Another call handled it and removed it.
  if (read === 'absent') return;
  if (read === 'too large') {
    await rejectFile(keyParts, `The file is larger than ${largestFile / 1024 ** 2} MiB.`, now);
    return;
  }
  try {
    await keep(keyParts, file, read.bytes, now);
  } finally {
    release(read.bytes);
  }
}

/** Stores what matches its declaration, and rejects the rest. */
async function keep(
  keyParts: FileKeyParts,
  file: StoredFile,
  bytes: Buffer,
  now: number,
): Promise<void> {
  const problem = await contentProblem(bytes, file);
  if (problem !== undefined) {
    await rejectFile(keyParts, problem, now);
    return;
  }
  const stored = await storedBytes(keyParts, file, bytes);
  if (!stored) {
    await rejectFile(
      keyParts,
      `The file is damaged, or not a complete ${file.content_type} file.`,
      now,
    );
    return;
  }
  const { length } = stored;
  await writeObject(fileKey(keyParts), stored, file.content_type);
  if ((await storeFile(keyParts, length, now)) === 'stored') return;
  await removeObject(fileKey(keyParts));
  await removeObject(previewKey(keyParts));
}

/**
 * The bytes to store of a file. The place and time of a photo are removed, unless the account keeps them.
 * Undefined for a damaged picture.
 */
async function storedBytes(
  { account: accountId }: FileKeyParts,
  { content_type }: StoredFile,
  bytes: Buffer,
): Promise<Buffer | undefined> {
  if (!isPictureType(content_type)) return bytes;
  const { keep_location } = await getAccount({ caller: { accountId } });
  return keep_location ? bytes : withoutMetadata(bytes, content_type);
}
