import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import { answerFile, type ServedFile } from './served-file.ts';

/** A file of a function's pages. One with a hash in its name never changes. */
interface PageFile extends ServedFile {
  isImmutable: boolean;
}

/** A page and its assets. */
export interface ServedPages {
  /** The page at the first address. */
  page: ServedFile;
  /** The files below that path, by name. */
  assets: Record<string, PageFile>;
}

const noCache = 'no-cache';
const forGood = 'public, max-age=31536000, immutable';

/** Security headers of every page, besides its policy. */
const guards = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers ignore it over http, as on a laptop.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The page, or the asset that the path names, under the pages' policy. */
export function answerPages(
  event: GatewayEvent,
  { page, assets }: ServedPages,
  headers: Record<string, string>,
): GatewayResult {
  const common = { ...guards, ...headers };
  const name = event.pathParameters?.asset;
  if (name === undefined) return answerFile(event, page, { ...common, 'Cache-Control': noCache });
  const file = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (!file) return notFound(common);
  const caching = file.isImmutable ? forGood : noCache;
  return answerFile(event, file, { ...common, 'Cache-Control': caching });
}

const notFound = (headers: Record<string, string>): GatewayResult => ({
  statusCode: 404,
  headers: {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  },
  body: 'There is no such page.\n',
});
