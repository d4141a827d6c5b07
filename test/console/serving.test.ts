import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

interface Served {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function fetchRaw(path: string, headers: Record<string, string> = {}): Promise<Served> {
  const { url, host } = inject('service');
  const all = { ...(host ? { host } : {}), ...headers };
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, url), { headers: all }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const { statusCode = 0, headers: answered } = incoming;
      resolve({ status: statusCode, headers: answered, body: Buffer.concat(chunks) });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const br = { 'accept-encoding': 'gzip, deflate, br' };
const readPage = async () => (await fetchRaw('/')).body.toString();
const namedIn = (page: string) => [...page.matchAll(/\/console\/[\w.-]+/g)].map(([path]) => path);

test('the page is asked for each time, and answered 304 where it is the same', async () => {
  const { status, headers, body } = await fetchRaw('/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toContain('<div id="app">');
  const etag = String(headers.etag);
  const again = await fetchRaw('/', { 'if-none-match': `W/${etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await fetchRaw('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('nothing runs or loads that is not of the service itself, or from its bucket', async () => {
  const { headers } = await fetchRaw('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
  const { bucketEndpoint } = inject('service');
  expect(policy).toContain(`connect-src 'self' ${bucketEndpoint};`);
  expect(policy.replaceAll(` ${bucketEndpoint}`, '')).not.toMatch(/unsafe|\*|https?:/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('files whose name has their hash are kept for good, in the form that a browser takes', async () => {
  const page = await readPage();
  const hashed = namedIn(page).filter((path) => /-[A-Z0-9]{8}\./.test(path));
  expect(hashed.length).toBeGreaterThan(2);
  for (const path of hashed) {
    const plain = await fetchRaw(path);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await fetchRaw(path, br);
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    const gzip = await fetchRaw(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
  }
});

test('the service worker may stand beside the page, and is asked for each time', async () => {
  const { headers } = await fetchRaw('/console/push.js');
  expect(headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
});

test.each(['/console/none.js', '/console/constructor', '/console/..%2fpage.html'])(
  '%s is not there',
  async (path) => {
    const { status, headers } = await fetchRaw(path);
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toBeDefined();
  },
);

test('the script that the first page needs is at most 60 KB', async () => {
  const page = await readPage();
  const scripts = namedIn(page).filter((path) => path.endsWith('.js'));
  const first = await Promise.all(scripts.map((path) => fetchRaw(path, br)));
  // The sign-in page needs these; the equipment, which comes next, its own part as well.
  const bytes = first.reduce((sum, { body }) => sum + body.length, 0);
  expect(bytes).toBeLessThan(60 * 1024);
});
