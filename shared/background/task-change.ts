import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { RowChange } from '#shared/table/image.ts';

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A write as a task keeps it: as text, which fits a row and a message also of two large images, because
 * they differ by little.
 */
export function changeForTask(change: RowChange): string {
  return brotliCompressSync(serialize(change), options).toString('base64');
}

/** The write that a task keeps. Casts: only `changeForTask` makes these values. */
export function changeOfTask(stored: unknown): RowChange {
  return deserialize(brotliDecompressSync(Buffer.from(String(stored), 'base64'))) as RowChange;
}
