import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';

/** One file that the console serves, compressed both ways; in base64, as a function answers it. */
interface ServedFile {
  name: string;
  type: string;
  etag: string;
  br: string;
  gzip: string;
}

export interface ConsolePages {
  page: ServedFile;
  /** By name, below `/console/`. A file whose name has its hash never changes. */
  assets: Record<string, ServedFile & { isImmutable: boolean }>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export function pageOf(name: string, contents: Uint8Array): ServedFile {
  const type = types[extname(name)];
  if (!type) throw new Error(`The console serves no files such as ${name}.`);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
  return {
    name,
    type,
    etag: `"${createHash('sha256').update(contents).digest('base64url').slice(0, 22)}"`,
    br: brotliCompressSync(contents, { params }).toString('base64'),
    gzip: gzipSync(contents, { level: 9 }).toString('base64'),
  };
}

/** Puts the console into the bundle of its function, where it imports `console-pages`. */
export function consolePages(pages: ConsolePages): Plugin {
  return {
    name: 'console-pages',
    setup(build) {
      build.onResolve({ filter: /^console-pages$/ }, ({ path }) => ({
        path,
        namespace: 'console-pages',
      }));
      build.onLoad({ filter: /.*/, namespace: 'console-pages' }, () => ({
        contents: JSON.stringify(pages),
        loader: 'json',
      }));
    },
  };
}
