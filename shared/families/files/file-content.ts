import { fileTypeFromBuffer } from 'file-type';
import { fileTypes } from '#shared/bucket/file-types.ts';

/** Why content does not match its declaration; undefined where it does. */
export async function contentProblem(
  bytes: Uint8Array,
  { content_type: type, size }: { content_type: string; size: number },
): Promise<string | undefined> {
  if (bytes.length !== size) return `The file has ${bytes.length} bytes, not ${size}.`;
  const { recognised: recognisedTypes, entries = [] } = fileTypes.get(type) ?? { recognised: [] };
  if (!recognisedTypes) return isText(bytes) ? undefined : 'The file is not UTF-8 text.';
  const recognition = await fileTypeFromBuffer(bytes);
  if (recognition && recognisedTypes.includes(recognition.mime)) return undefined;
  if (recognition?.mime === 'application/zip' && hasEntries(bytes, entries)) return undefined;
  return `Its content is not ${type}${recognition ? `, but ${recognition.mime}` : ''}.`;
}

/** A zip contains the names of its entries uncompressed. */
function hasEntries(bytes: Uint8Array, entries: readonly string[]): boolean {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return entries.length > 0 && entries.every((name) => zip.includes(name));
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
