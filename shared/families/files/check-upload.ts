import { type FilePlace, fileKey, placeOfUpload, previewKey } from '#shared/bucket/keys.ts';
import { readObject, removeObject, writeObject } from '#shared/bucket/objects.ts';
import { logError } from '#shared/log.ts';
import { largestFile } from './fields.ts';
import { contentProblem } from './file-content.ts';
import type { StoredFile } from './record.ts';
import { findFile, notePreview, rejectFile, storeFile } from './settle.ts';

/** Makes a preview of a picture; undefined where that is impossible. */
type MakePreview = (bytes: Uint8Array, type: string) => Promise<Uint8Array | undefined>;

/**
 * Checks an upload: content that matches its declaration moves to where clients cannot write, and
 * any other is rejected. The upload is deleted in either case. A file that was settled before, or
 * deleted in the meantime, does not change, so repeated and late events are safe. `now` is in
 * milliseconds.
 */
export async function checkUpload(
  key: string,
  now: number,
  makePreview: MakePreview,
): Promise<void> {
  const place = placeOfUpload(key);
  if (!place) return;
  const file = await findFile(place, now);
  if (file?.status === 'pending') await settle(key, place, file, now, makePreview);
  await removeObject(key);
}

async function settle(
  key: string,
  place: FilePlace,
  file: StoredFile,
  now: number,
  makePreview: MakePreview,
): Promise<void> {
  const read = await readObject(key, largestFile);
  // Another call handled it and removed it.
  if (read === 'absent') return;
  if (read === 'too large') {
    await rejectFile(place, `It has more than ${largestFile} bytes.`, now);
    return;
  }
  const problem = await contentProblem(read.bytes, file);
  if (problem !== undefined) {
    await rejectFile(place, problem, now);
    return;
  }
  await writeObject(fileKey(place), read.bytes, file.content_type);
  const standing = await storeFile(place, now);
  if (standing === 'stored') await addPreview(place, file, read.bytes, now, makePreview);
  else await removeObject(fileKey(place));
}

/** A picture without a preview is still valid. */
async function addPreview(
  place: FilePlace,
  { kind, content_type }: StoredFile,
  bytes: Uint8Array,
  now: number,
  makePreview: MakePreview,
): Promise<void> {
  if (kind !== 'picture') return;
  try {
    const preview = await makePreview(bytes, content_type);
    if (!preview) return;
    await writeObject(previewKey(place), preview, 'image/jpeg');
    if ((await notePreview(place, now)) !== 'stored') await removeObject(previewKey(place));
  } catch (error) {
    logError('A picture has no preview.', error, { ...place });
  }
}
