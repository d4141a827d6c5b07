import { expect, test } from 'vitest';
import { guideNames } from '#infra/bundle/docs/guides.ts';
import { client } from '../support/http.ts';
import { rawRequest } from '../support/raw-request.ts';
import {
  expectImmutable,
  expectNoPage,
  expectRevalidated,
  guards,
  isHashed,
  namedIn,
} from '../support/served-pages.ts';

const [, ...others] = guideNames;

test.each(['/docs', '/docs/reference', ...others.map((name) => `/docs/${name}`)])(
  '%s is asked for each time, and answered 304 where it is the same',
  async (path) => {
    expect(await expectRevalidated(path)).toContain('<nav aria-label="Documentation">');
  },
);

test('nothing runs or loads that is not of the service itself', async () => {
  const { headers } = await rawRequest({ path: '/docs/reference' });
  expect(headers).toMatchObject({
    ...guards,
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  });
});

test('files whose name has their hash are kept for good, in the form that a browser takes', async () => {
  const { bytes } = await rawRequest({ path: '/docs/reference' });
  const hashed = namedIn(bytes.toString(), '/docs').filter(isHashed);
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
])('%s is not there', expectNoPage);

test.each(['/docs/errors/none', '/docs/../index.mjs', '/docs/..//etc/passwd'])(
  '%s is no address of a page',
  async (path) => {
    const { status, body } = await client().get(path);
    expect([status, body.error.code]).toEqual([404, 'not_found']);
  },
);
