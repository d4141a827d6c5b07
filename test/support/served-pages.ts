import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { rawRequest } from './raw-request.ts';

/** Expects a page to be revalidated each time, and answered 304 while it is the same. Returns its HTML. */
export async function expectRevalidated(path: string): Promise<string> {
  const { status, headers, bytes } = await rawRequest({ path });
  expect(status, path).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  const requestWithTag = (tag: string) => rawRequest({ path, headers: { 'if-none-match': tag } });
  const again = await requestWithTag(`W/${headers.etag}`);
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' });
  expect((await requestWithTag('"other"')).status).toBe(200);
  return bytes.toString();
}

/** Expects a file whose name has its hash to be cached forever, in the encoding that a browser accepts. */
export async function expectImmutable(path: string): Promise<void> {
  const requestWithEncodings = (encodings: string) =>
    rawRequest({ path, headers: { 'accept-encoding': encodings } });
  const plain = await rawRequest({ path });
  expect(plain.status, path).toBe(200);
  expect(plain.headers['content-type']).toBe(typeOf(path));
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await requestWithEncodings('gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  const gzip = await requestWithEncodings('gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
}

const typeOf = (path: string) =>
  path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8';

/** The paths in a page that are below a prefix, such as `/console`. */
export const pathsIn = (html: string, below: string) =>
  [...html.matchAll(new RegExp(`${below}/[\\w.-]+`, 'g'))].map(([path]) => path);

export const isHashed = (path: string) => /-[A-Z0-9]{8}\./.test(path);

/** The security headers that every page sends. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Expects a 404 in plain text, because a person sees it. */
export async function expectNoPage(path: string): Promise<void> {
  const { status, headers } = await rawRequest({ path });
  expect(status).toBe(404);
  expect(headers).toMatchObject({
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.any(String),
  });
}
