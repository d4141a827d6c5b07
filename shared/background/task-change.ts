import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { RowChange } from '#shared/table/image.ts';
import { bytesOf, largestRowBytes } from '#shared/table/row-size.ts';

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A write as a task keeps it. The images before and after a large one do not fit into one row as they
 * are; compressed they do, because they differ by little.
 */
export function changeForTask(change: RowChange): RowChange | string {
  if (bytesOf(change) < largestRowBytes / 2) return change;
  // As text: no bytes are sent to the store (`plain-json.ts`).
  return brotliCompressSync(serialize(change), options).toString('base64');
}

/** The write that a task keeps. Casts: only `changeForTask` makes these values. */
export function changeOfTask(stored: unknown): RowChange {
  if (typeof stored !== 'string') return stored as RowChange;
  return deserialize(brotliDecompressSync(Buffer.from(stored, 'base64'))) as RowChange;
}
