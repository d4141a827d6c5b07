import { assets, page } from 'console-pages';
import { bucketOrigin } from '#shared/config.ts';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import { answerFile, type ServedFile } from '#shared/http/served-file.ts';

/** All that a page may load, run, and send to is this service itself, and the bucket of its files. */
const policyOf = (bucket: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${bucket}`,
    "media-src 'self' blob:",
    `connect-src 'self' ${bucket}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const guards = () => ({
  'Content-Security-Policy': policyOf(bucketOrigin()),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
});

const asked = 'no-cache';
const forGood = 'public, max-age=31536000, immutable';

/** Serves the web console: `/` is its page, and `/console/<name>` one of the files that it names. */
export const handler = async (event: GatewayEvent): Promise<GatewayResult> => {
  const name = event.pathParameters?.asset;
  if (name === undefined) return answer(event, page, asked);
  const file = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (!file) return notFound();
  return answer(event, file, file.isImmutable ? forGood : asked);
};

const notFound = (): GatewayResult => ({
  statusCode: 404,
  headers: {
    ...guards(),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  },
  body: 'The console has no such file.\n',
});

function answer(event: GatewayEvent, file: ServedFile, caching: string): GatewayResult {
  return answerFile(event, file, {
    ...guards(),
    'Cache-Control': caching,
    // The service worker stands beside the page, and works for all of it.
    ...(file.name === 'push.js' ? { 'Service-Worker-Allowed': '/' } : {}),
  });
}
