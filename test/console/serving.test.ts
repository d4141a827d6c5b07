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

test('the page is revalidated each time, with 304 if it is unchanged', async () => {
  expect(await expectRevalidated('/')).toContain('<div id="app">');
});

test('the content security policy allows only the service itself and its bucket', async () => {
  const { headers } = await rawRequest({ path: '/' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
  const { bucketEndpoint } = inject('service');
  expect(policy).toContain(`connect-src 'self' ${bucketEndpoint};`);
  expect(policy.replaceAll(` ${bucketEndpoint}`, '')).not.toMatch(/unsafe|\*|https?:/);
  expect(headers).toMatchObject(securityHeaders);
});

test.each(['/', '/docs'])(
  'a browser that opened %s once comes back by https only',
  async (path) => {
    const { headers } = await rawRequest({ path });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  },
);

test('files with a hash in their name are immutable and compressed as the browser accepts', async () => {
  const hashed = pathsIn(await readPage(), '/console').filter(isHashed);
  expect(hashed.length).toBeGreaterThan(2);
  for (const path of hashed) await expectImmutable(path);
});

test('the service worker may control the whole site, and is revalidated each time', async () => {
  const { headers } = await rawRequest({ path: '/console/push.js' });
  expect(headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
});

test.each(['/console/none.js', '/console/constructor', '/console/..%2fpage.html'])(
  '%s does not exist',
  expectNoPage,
);

test.each(['/', '/docs', '/docs/errors', '/console/icon.svg'])(
  '%s allows only GET',
  async (path) => {
    for (const method of ['HEAD', 'POST', 'OPTIONS']) {
      const { status, headers } = await send({ method, path });
      expect([status, headers.allow]).toEqual([405, 'GET']);
    }
  },
);

test('the scripts of the first page are less than 60 KB', async () => {
  const scripts = pathsIn(await readPage(), '/console').filter((path) => path.endsWith('.js'));
  const headers = { 'accept-encoding': 'br' };
  const answers = await Promise.all(scripts.map((path) => rawRequest({ path, headers })));
  // These are the scripts of the sign-in page; the equipment list loads more later.
  const bytes = answers.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(bytes).toBeLessThan(60 * 1024);
});
