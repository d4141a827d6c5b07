import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ServedFile } from '#shared/http/served-file.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
};

/** Whether files are compressed for a small download, or for a fast build. */
export type Compression = 'smallest' | 'fastest';

/** Files above this size are compressed less: the best level saves a tenth, and takes seconds of every build. */
const largeBytes = 1_000_000;

/** Compresses a file for a function that serves it. Its type follows from its name, its ETag from its content. */
export function servedFile(
  name: string,
  contents: Uint8Array,
  compression: Compression,
): ServedFile {
  const type = types[extname(name)];
  if (!type) throw new Error(`No files such as ${name} are served.`);
  const { brotli, gzip } =
    compression === 'fastest'
      ? { brotli: 1, gzip: 1 }
      : { brotli: contents.length > largeBytes ? 9 : 11, gzip: 9 };
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    [constants.BROTLI_PARAM_QUALITY]: brotli,
  };
  return {
    name,
    type,
    etag: `"${createHash('sha256').update(contents).digest('base64url').slice(0, 22)}"`,
    br: brotliCompressSync(contents, { params }).toString('base64'),
    gzip: gzipSync(contents, { level: gzip }).toString('base64'),
  };
}
