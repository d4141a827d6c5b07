import { expect, inject, test } from 'vitest';
import { send } from '../support/http.ts';
import { rawRequest } from '../support/raw-request.ts';
import {
  expectImmutable,
  expectNoPage,
  expectRevalidated,
  isHashed,
  pathsIn,
  securityHeaders,
} from '../support/served-pages.ts';

const readPage = async () => (await rawRequest({ path: '/' })).bytes.toString();

test('the page is asked for each time, and answered 304 where it is the same', async () => {
  expect(await expectRevalidated('/')).toContain('<div id="app">');
});

test('nothing runs or loads that is not of the service itself, or from its bucket', async () => {
  const { headers } = await rawRequest({ path: '/' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
  const { bucketEndpoint } = inject('service');
  expect(policy).toContain(`connect-src 'self' ${bucketEndpoint};`);
  expect(policy.replaceAll(` ${bucketEndpoint}`, '')).not.toMatch(/unsafe|\*|https?:/);
  expect(headers).toMatchObject(securityHeaders);
});

test('files whose name has their hash are kept for good, in the form that a browser takes', async () => {
  const hashed = pathsIn(await readPage(), '/console').filter(isHashed);
  expect(hashed.length).toBeGreaterThan(2);
  for (const path of hashed) await expectImmutable(path);
});

test('the service worker may stand beside the page, and is asked for each time', async () => {
  const { headers } = await rawRequest({ path: '/console/push.js' });
  expect(headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
});

test.each(['/console/none.js', '/console/constructor', '/console/..%2fpage.html'])(
  '%s is not there',
  expectNoPage,
);

test.each(['/', '/docs', '/docs/errors', '/console/icon.svg'])(
  '%s is there to be read alone',
  async (path) => {
    for (const method of ['HEAD', 'POST', 'OPTIONS']) {
      const { status, headers } = await send({ method, path });
      expect([status, headers.allow]).toEqual([405, 'GET']);
    }
  },
);

test('the script that the first page needs is at most 60 KB', async () => {
  const scripts = pathsIn(await readPage(), '/console').filter((path) => path.endsWith('.js'));
  const headers = { 'accept-encoding': 'br' };
  const first = await Promise.all(scripts.map((path) => rawRequest({ path, headers })));
  // The sign-in page needs these; the equipment, which comes next, its own part as well.
  const bytes = first.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(bytes).toBeLessThan(60 * 1024);
});
