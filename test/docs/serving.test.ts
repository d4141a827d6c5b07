import { expect, test } from 'vitest';
import { guideNames } from '#infra/bundle/docs/guides.ts';
import { client } from '../support/http.ts';
import { rawRequest } from '../support/raw-request.ts';
import {
  expectImmutable,
  expectNoPage,
  expectRevalidated,
  isHashed,
  pathsIn,
  securityHeaders,
} from '../support/served-pages.ts';

const [, ...others] = guideNames;

test.each(['/docs', '/docs/reference', ...others.map((name) => `/docs/${name}`)])(
  '%s is revalidated each time, and answered 304 if it is unchanged',
  async (path) => {
    expect(await expectRevalidated(path)).toContain('<nav aria-label="Documentation">');
  },
);

test('pages may run and load only files of the service itself', async () => {
  const { headers } = await rawRequest({ path: '/docs/reference' });
  expect(headers).toMatchObject({
    ...securityHeaders,
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  });
});

test('files with a hash in their name are cached for good, in an encoding that the browser accepts', async () => {
  const { bytes } = await rawRequest({ path: '/docs/reference' });
  const hashed = pathsIn(bytes.toString(), '/docs').filter(isHashed);
  expect(hashed.map((path) => path.replace(/-[A-Z0-9]{8}/, '')).sort()).toEqual([
    '/docs/reference.css',
    '/docs/reference.js',
    '/docs/style.css',
  ]);
  for (const path of hashed) await expectImmutable(path);
});

test.each([
  '/docs/none',
  '/docs/reference.html',
  '/docs/constructor',
  '/docs/..%2findex.mjs',
  '/docs/%2e%2e%2findex.mjs',
  '/docs/..',
])('%s is not found', expectNoPage);

test.each(['/docs/errors/none', '/docs/../index.mjs', '/docs/..//etc/passwd'])(
  '%s is not the address of a page',
  async (path) => {
    const { status, body } = await client().get(path);
    expect([status, body.error.code]).toEqual([404, 'not_found']);
  },
);
