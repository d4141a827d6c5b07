import { fileTypeFromBuffer } from 'file-type';
import { fileTypes } from '#shared/schemas/file-types.ts';

/** Why bytes are not what they were said to be; undefined where they are. */
export async function contentProblem(
  bytes: Uint8Array,
  { content_type: type, size }: { content_type: string; size: number },
): Promise<string | undefined> {
  if (bytes.length !== size) return `It has ${bytes.length} bytes, and not ${size}.`;
  const { recognised } = fileTypes.get(type) ?? { recognised: [] };
  if (!recognised) return isText(bytes) ? undefined : 'It is not text in UTF-8.';
  const found = await fileTypeFromBuffer(bytes);
  if (found && recognised.includes(found.mime)) return undefined;
  return `Its content is not ${type}${found ? `, but ${found.mime}` : ''}.`;
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
