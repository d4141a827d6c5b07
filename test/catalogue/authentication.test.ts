import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../support/account.ts';
import { send } from '../support/http.ts';
import { guarded } from '../support/samples.ts';

let account: TestAccount;
let revoked: string;

beforeAll(async () => {
  account = await newAccount();
  const key = await account.newKey();
  await account.revokeKey(key.id);
  revoked = key.token;
});

/** Invalid Authorization headers, by what is wrong with them. */
const invalidHeaders: [string, () => string | undefined][] = [
  ['no header', () => undefined],
  ['another scheme', () => `Basic ${account.token}`],
  ['no token', () => 'Bearer '],
  ['a token of another form', () => 'Bearer secret'],
  ['an unknown id', () => account.token.replace(/live_[^_]+/, 'live_x0000000000000000')],
  [
    'another secret',
    () => `${`Bearer ${account.token}`.slice(0, -1)}${account.token.endsWith('A') ? 'B' : 'A'}`,
  ],
  ['the prefix in upper case', () => `Bearer ${account.token.replace('key_live', 'KEY_LIVE')}`],
  ['a revoked key', () => `Bearer ${revoked}`],
];

test.each(invalidHeaders)('%s gets the same 401 as all others', async (_what, header) => {
  const authorization = header();
  const answer = await send({
    method: 'GET',
    path: '/v1/items',
    headers: authorization === undefined ? {} : { authorization },
  });
  expect(answer.status).toBe(401);
  expect(answer.body.error).toMatchObject({
    code: 'invalid_api_key',
    message: 'A valid API key is required.',
    fields: {},
  });
  expect(answer.headers['x-ratelimit-remaining']).toBe('300');
});

test('the scheme is case-insensitive', async () => {
  const answer = await send({
    method: 'GET',
    path: '/v1/whoami',
    headers: { authorization: `bearer ${account.token}` },
  });
  expect(answer.status).toBe(200);
});

test.each(guarded)(
  '$name refuses callers without a key, before anything else',
  async ({ method, path }) => {
    const answer = await send({ method, path: `${path}?limit=x`, body: '{' });
    expect(answer.status).toBe(401);
  },
);

test('a key has access to its own account only', async () => {
  const other = await newAccount();
  const { body } = await account.api.post('/v1/items', { name: 'Ours' });
  expect((await other.api.get(`/v1/items/${body.data.id}`)).status).toBe(404);
  expect((await other.api.get('/v1/items')).body.data).toEqual([]);
});
