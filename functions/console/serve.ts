import { brotliDecompressSync } from 'node:zlib';
import pages from 'console-pages';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';

type ServedFile = typeof pages.page;

/** All that a page may load, run, and send to is this service itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const guards = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  Vary: 'Accept-Encoding',
};

const asked = 'no-cache';
const forGood = 'public, max-age=31536000, immutable';

/** Serves the web console: `/` is its page, and `/console/<name>` one of the files that it names. */
export const handler = async (event: GatewayEvent): Promise<GatewayResult> => {
  const name = event.pathParameters?.asset;
  if (name === undefined) return answer(event, pages.page, asked);
  const file = Object.hasOwn(pages.assets, name) ? pages.assets[name] : undefined;
  if (!file) return notFound;
  return answer(event, file, file.isImmutable ? forGood : asked);
};

const notFound: GatewayResult = {
  statusCode: 404,
  headers: { ...guards, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  body: 'The console has no such file.\n',
};

function answer({ headers }: GatewayEvent, file: ServedFile, caching: string): GatewayResult {
  const common = {
    ...guards,
    'Cache-Control': caching,
    ETag: file.etag,
    // The service worker stands beside the page, and works for all of it.
    ...(file.name === 'push.js' ? { 'Service-Worker-Allowed': '/' } : {}),
  };
  if (isKnown(headers['if-none-match'], file.etag)) return { statusCode: 304, headers: common };
  const { encoding, body } = encodedFor(headers['accept-encoding'] ?? '', file);
  return {
    statusCode: 200,
    headers: {
      ...common,
      'Content-Type': file.type,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
    body,
    isBase64Encoded: true,
  };
}

function isKnown(ifNoneMatch = '', etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function encodedFor(accepted: string, { br, gzip }: ServedFile) {
  const takes = (name: string) =>
    new RegExp(`(^|[ ,])${name}(?! *; *q=0(\\.0*)? *(,|$))`).test(accepted);
  if (takes('br')) return { encoding: 'br', body: br };
  if (takes('gzip')) return { encoding: 'gzip', body: gzip };
  return {
    encoding: undefined,
    body: brotliDecompressSync(Buffer.from(br, 'base64')).toString('base64'),
  };
}
