import { gzipSync } from 'node:zlib';
import { acceptsEncoding } from './header-lists.ts';
import type { GatewayEvent, GatewayResult } from './state.ts';

/** In bytes. Compressing a smaller body costs more time than it saves. */
const smallestGzipped = 4096;

export function acceptsGzip({ headers }: GatewayEvent): boolean {
  return acceptsEncoding(headers['accept-encoding'], 'gzip');
}

/** Ids and versions are of an account: what a cache keeps for one credential is not for another. */
export const vary = { Vary: 'Accept-Encoding, Authorization, Cookie' };

/** Headers of every JSON answer: data and tokens stay out of caches, and are never run as a script. */
const usualHeaders = {
  'Content-Type': 'application/json',
  ...vary,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Serialises a body as JSON, compressed where the client accepts it and it is worthwhile. */
export function jsonResult(
  statusCode: number,
  headers: Record<string, string>,
  body: unknown,
  isGzipAccepted: boolean,
): GatewayResult {
  const text = JSON.stringify(body);
  const all = { ...usualHeaders, ...headers };
  if (!isGzipAccepted || Buffer.byteLength(text) <= smallestGzipped) {
    return { statusCode, headers: all, body: text };
  }
  return {
    statusCode,
    headers: { ...all, 'Content-Encoding': 'gzip' },
    // Lambda returns bytes as base64, which the gateway decodes.
    body: gzipSync(text).toString('base64'),
    isBase64Encoded: true,
  };
}
