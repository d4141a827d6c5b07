import { beforeAll, expect, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { type Call, callsFromAnywhere, second } from '../../support/anywhere.ts';
import { client } from '../../support/http.ts';
import { auth, cookieOf, ownPage, signIn } from '../../support/sign-in.ts';

let call: Call;

beforeAll(async () => {
  await newAccount();
  call = callsFromAnywhere();
});

const sessionsOf = async (token: string) =>
  (await client(token).get('/v1/session')).body.data as { id: number; current: boolean }[];

test('a sign-in does not take over a session that was sent along, so that a planted session stays separate', async () => {
  const [mallory, alice] = [await newAccount(), await newAccount()];
  const planted = await signIn(mallory.ownerEmail);
  const headers = {
    ...ownPage(),
    authorization: `Bearer ${planted.accessToken}`,
    cookie: `refresh=${planted.refreshToken}`,
  };
  const body = { email: alice.ownerEmail, password, refresh_token: planted.refreshToken };
  const { status, body: answer } = await auth('login', { ...body, transport: 'cookie' }, headers);
  expect(status).toBe(201);
  const token = answer.data.access_token;
  expect(token.split('_')[1]).not.toBe(planted.accessToken.split('_')[1]);
  expect((await client(token).get('/v1/whoami')).body.data.account.id).toBe(alice.accountId);
  expect((await planted.api.get('/v1/whoami')).body.data.account.id).toBe(mallory.accountId);
  expect(await sessionsOf(token)).toHaveLength(1);
  const refreshed = await auth('refresh', { refresh_token: planted.refreshToken });
  expect(refreshed.body.data.account.id).toBe(mallory.accountId);
});

test('every sign-in starts a new session with new tokens', async () => {
  const { ownerEmail } = await newAccount();
  const first = await signIn(ownerEmail);
  const next = await signIn(ownerEmail);
  const parts = [first, next].flatMap(({ accessToken, refreshToken }) => {
    const [, id, access] = accessToken.split('_');
    return [id, access, refreshToken.split('_')[2]];
  });
  expect(new Set(parts).size).toBe(6);
  const listed = await sessionsOf(next.accessToken);
  expect(listed.map(({ id, current }) => [id, current])).toEqual([
    [2, true],
    [1, false],
  ]);
  await next.api.post('/v1/auth/logout', {});
  expect((await first.api.get('/v1/items')).status).toBe(200);
});

test.each([
  ['a form or a script of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['another port', { origin: 'http://d:8080' }],
  ['an opaque origin', { origin: 'null' }],
  [
    'a client that claims another host',
    { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
  ],
  [
    'another site, whatever origin it claims',
    { 'sec-fetch-site': 'cross-site', origin: 'https://d' },
  ],
])('a request from %s with the cookie of a session is refused', async (_who, headers) => {
  const { ownerEmail: email } = await newAccount();
  const page = { 'sec-fetch-site': 'same-origin' };
  const body = { email, password, transport: 'cookie' };
  const login = await call('auth.login', { body, headers: page });
  const cookie = cookieOf(login);
  for (const name of ['auth.refresh', 'auth.logout']) {
    const answer = await call(name, { body: {}, headers, cookie });
    expect([answer.status, answer.body.error.code]).toEqual([403, 'forbidden']);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
  const planted = await call('auth.login', { body, headers });
  expect([planted.status, planted.headers['set-cookie']]).toEqual([403, undefined]);
  const own = await call('auth.refresh', { body: {}, headers: page, cookie });
  expect(own.status).toBe(201);
});

test('the cookie of a session is not accepted by other endpoints', async () => {
  const { ownerEmail: email } = await newAccount();
  const headers = { 'sec-fetch-site': 'same-origin' };
  const body = { email, password, transport: 'cookie' };
  const cookie = cookieOf(await call('auth.login', { body, headers }));
  for (const name of ['items.list', 'accounts.list', 'session.list']) {
    expect((await call(name, { headers, cookie })).status).toBe(401);
  }
});

test('after a sign-out all tokens of the session are refused: access tokens, refresh tokens and used ones', async () => {
  const { ownerEmail } = await newAccount();
  const first = await signIn(ownerEmail);
  const { data } = (await auth('refresh', { refresh_token: first.refreshToken })).body;
  await auth('logout', { refresh_token: data.refresh_token });
  for (const token of [first.accessToken, data.access_token]) {
    expect((await client(token).get('/v1/items')).body.error.code).toBe('invalid_session');
  }
  const at = Date.now() + 11 * second;
  for (const refresh_token of [first.refreshToken, data.refresh_token]) {
    const { status, body } = await call('auth.refresh', { body: { refresh_token }, at });
    expect([status, body.error.code]).toEqual([401, 'invalid_session']);
    expect((await auth('logout', { refresh_token })).status).toBe(401);
  }
});
