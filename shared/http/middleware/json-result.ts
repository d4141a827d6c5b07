import { gzipSync } from 'node:zlib';
import { acceptsEncoding } from './accepted.ts';
import type { GatewayEvent, GatewayResult } from './state.ts';

/** Smaller bodies gain less than the time that it takes. */
const smallestGzipped = 4096;

/** Whether a client takes a compressed body. */
export function acceptsGzip({ headers }: GatewayEvent): boolean {
  return acceptsEncoding(headers['accept-encoding'], 'gzip');
}

/** A body as JSON, compressed where that is worth it and the client takes it. */
export function jsonResult(
  statusCode: number,
  headers: Record<string, string>,
  body: unknown,
  isGzipAccepted: boolean,
): GatewayResult {
  const text = JSON.stringify(body);
  const all = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding', ...headers };
  if (!isGzipAccepted || Buffer.byteLength(text) <= smallestGzipped) {
    return { statusCode, headers: all, body: text };
  }
  return {
    statusCode,
    headers: { ...all, 'Content-Encoding': 'gzip' },
    // Lambda hands over bytes as base64, and the gateway makes bytes of them again.
    body: gzipSync(text).toString('base64'),
    isBase64Encoded: true,
  };
}
