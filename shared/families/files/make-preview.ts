import { partsOfFileKey, previewKey } from '#shared/bucket/keys.ts';
import { type OpenObject, openObject, removeObject, writeObject } from '#shared/bucket/objects.ts';
import { logError } from '#shared/log.ts';
import { largestFile } from './fields.ts';
import { findFile, notePreview } from './settle.ts';

/** Makes a preview of a picture as it comes. Throws where that is impossible. */
type Draw = (picture: OpenObject) => Promise<Uint8Array>;

/**
 * Makes the preview of a picture that was checked, and is stored or about to be. A picture without a
 * preview is still valid; repeated and late events change nothing. `now` is in milliseconds.
 */
export async function makePreview(key: string, now: number, draw: Draw): Promise<void> {
  const keyParts = partsOfFileKey(key);
  if (!keyParts) return;
  const file = await findFile(keyParts, now);
  if (file?.kind !== 'picture' || file.has_preview) return;
  const picture = await openObject(key, largestFile);
  if (typeof picture === 'string') return;
  const preview = await draw(picture).catch((error) => {
    // It was not read to its end, and is drawn by the next call.
    if (picture.bytes.errored) throw picture.bytes.errored;
    logError('A picture has no preview.', error, { ...keyParts });
  });
  if (!preview) return;
  await writeObject(previewKey(keyParts), preview, 'image/jpeg');
  const status = await notePreview(keyParts, now);
  // A pending one is stored a moment later; whoever rejects it removes its preview.
  if (status !== 'stored' && status !== 'pending') await removeObject(previewKey(keyParts));
}
