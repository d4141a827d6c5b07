import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { client, send } from '../../support/http.ts';
import { auth, cookieOf, ownPage, signIn } from '../../support/sign-in.ts';

test('an owner signs in, and gets the tokens, the user and the account', async () => {
  const { ownerEmail, ownerId, accountId } = await newAccount({ plan: 'business' });
  const answer = await auth('login', { email: ` ${ownerEmail.toUpperCase()} `, password });
  expect(answer.status).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body.data).toEqual({
    access_token: expect.stringMatching(/^session_[0-9A-Za-z]+_[0-9A-Za-z]{43}$/),
    token_type: 'Bearer',
    expires_in: 900,
    refresh_token: expect.stringMatching(/^refresh_[0-9A-Za-z]+_[0-9A-Za-z]{43}$/),
    refresh_expires_at: expect.stringMatching(/Z$/),
    user: {
      id: ownerId,
      name: ownerEmail,
      email: ownerEmail,
      role: 'owner',
      permissions: expect.arrayContaining(['admin.account']),
    },
    account: {
      id: accountId,
      name: `Account ${accountId}`,
      plan: 'business',
      trial_ends_at: null,
      api_access: true,
      keys: { used: 1, limit: 5 },
      role: 'owner',
    },
  });
});

test('an address with a lookalike letter is not that of the login', async () => {
  const { ownerEmail } = await newAccount();
  const email = ownerEmail.replace('o', 'ｏ');
  expect(email).not.toBe(ownerEmail);
  expect((await auth('login', { email, password })).status).not.toBe(201);
});

test('an unknown address, a wrong password and a login without accounts get the same response', async () => {
  const { newUser, setUser, ownerEmail } = await newAccount();
  const { id, email } = await newUser({ role: 'member' });
  await setUser(id, { active: false });
  const answers = await Promise.all([
    auth('login', { email: `${randomUUID()}@example.com`, password }),
    auth('login', { email: ownerEmail, password: `${password}!` }),
    auth('login', { email, password }),
  ]);
  for (const { status, body, headers } of answers) {
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect({ ...body.error, request_id: null }).toEqual({
      code: 'invalid_credentials',
      message: 'The email address or password is incorrect.',
      status: 401,
      request_id: null,
      fields: {},
    });
  }
});

test('spaces in a password count, and a password that is too long is refused', async () => {
  const { ownerEmail } = await newAccount();
  expect((await auth('login', { email: ownerEmail, password: `${password} ` })).status).toBe(401);
  const tooLong = await auth('login', { email: ownerEmail, password: 'x'.repeat(201) });
  expect(tooLong.body.error.fields.password[0].code).toBe('too_long');
});

test.each([
  [{}, { email: 'required', password: 'required' }],
  [
    { email: 'nobody', password: 5 },
    { email: 'invalid_value', password: 'invalid_type' },
  ],
  [{ email: 'a@b.c', password: 'x', transport: 'pigeon' }, { transport: 'invalid_value' }],
])('the fields of a sign-in are validated first: %j', async (body, codes) => {
  const { status, body: answer } = await auth('login', body);
  const entries = Object.entries(answer.error.fields).map(([path, problems]) => [
    path,
    (problems as { code: string }[])[0]?.code,
  ]);
  expect([status, Object.fromEntries(entries)]).toEqual([422, codes]);
});

test('a member of two accounts can choose one, and otherwise gets the one used last', async () => {
  const first = await newAccount();
  const second = await newAccount();
  const email = first.ownerEmail;
  await second.newUser({ role: 'viewer' }, 'Guest', email);
  const accountOf = async (body = {}) => (await signIn(email, body)).account.id;
  expect(await accountOf()).toBe(first.accountId);
  expect(await accountOf({ account_id: second.accountId })).toBe(second.accountId);
  expect(await accountOf()).toBe(second.accountId);
  const { api } = await signIn(email);
  const { body } = await api.get('/v1/accounts');
  expect(body.data.map(({ id, role }: { id: number; role: string }) => [id, role])).toEqual([
    [first.accountId, 'owner'],
    [second.accountId, 'viewer'],
  ]);
  expect(body.meta.pagination.total).toBe(2);
});

test('a login cannot choose an account that it is not a member of', async () => {
  const { ownerEmail } = await newAccount();
  const { accountId: account_id } = await newAccount();
  const { status, body } = await auth('login', { email: ownerEmail, password, account_id });
  expect([status, body.error.fields.account_id[0].code]).toEqual([422, 'not_found']);
});

test('with transport cookie, the refresh token is a cookie that scripts cannot read', async () => {
  const { ownerEmail } = await newAccount();
  const body = { email: ownerEmail, password, transport: 'cookie' };
  const answer = await auth('login', body, ownPage());
  expect(answer.status).toBe(201);
  expect(answer.body.data).not.toHaveProperty('refresh_token');
  expect(answer.headers['set-cookie']).toMatch(
    /^refresh=refresh_\w+; HttpOnly; Secure; SameSite=Strict; Path=\/v1\/auth; Max-Age=2592000$/,
  );
  const refreshed = await auth('refresh', {}, { ...ownPage(), cookie: cookieOf(answer) });
  expect(refreshed.status).toBe(201);
  expect(refreshed.body.data).not.toHaveProperty('refresh_token');
  expect(cookieOf(refreshed)).not.toBe(cookieOf(answer));
});

test.each([
  ['no header of the browser', {}],
  ['another site', { origin: 'https://elsewhere.example' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
])(
  'only pages of this service can use the cookie: not with %s',
  async (_from, headers: Record<string, string>) => {
    const { ownerEmail } = await newAccount();
    const body = { email: ownerEmail, password, transport: 'cookie' };
    const { status, body: answer } = await auth('login', body, headers);
    expect([status, answer.error.code]).toEqual([403, 'forbidden']);
    const cookie = cookieOf(await auth('login', body, { 'sec-fetch-site': 'same-origin' }));
    expect((await auth('refresh', {}, { ...headers, cookie })).status).toBe(403);
    expect((await auth('logout', {}, { ...headers, cookie })).status).toBe(403);
  },
);

test('an Idempotency-Key is ignored, so that no secret is stored', async () => {
  const { ownerEmail } = await newAccount();
  const login = () => auth('login', { email: ownerEmail, password }, { 'idempotency-key': 'same' });
  const [first, second] = [await login(), await login()];
  expect(second.body.data.access_token).not.toBe(first.body.data.access_token);
});

test('a sign-in with a key is refused, and with an unknown key as unauthorised', async () => {
  const { token } = await newAccount({ plan: 'free' });
  const codeWith = async (key: string) =>
    (await client(key).post('/v1/auth/login', {})).body.error.code;
  expect(await codeWith(token)).toBe('first_party_only');
  expect(await codeWith('key_live_nobody_knows')).toBe('invalid_api_key');
});

test.each(['Bearer nonsense', 'Basic YTpi'])(
  'a sign-in ignores the header %s',
  async (authorization) => {
    const { ownerEmail } = await newAccount();
    const login = { email: ownerEmail, password };
    expect((await auth('login', login, { authorization })).status).toBe(201);
  },
);

test.each([
  ['POST', '/v1/auth/login'],
  ['GET', '/v1/auth/login'],
  ['GET', '/v1/auth/nothing'],
  ['GET', '/v1/auth'],
])('the error response of %s %s must not be cached', async (method, path) => {
  const { headers } = await send({ method, path });
  expect(headers['cache-control']).toBe('no-store');
});

test('a fifty-first session ends the least recently used one', async () => {
  const { ownerEmail } = await newAccount();
  const first = await signIn(ownerEmail);
  for (let count = 0; count < 49; count += 1) await signIn(ownerEmail);
  expect((await first.api.get('/v1/session?limit=200')).body.data).toHaveLength(50);
  const last = await signIn(ownerEmail);
  expect((await last.api.get('/v1/session')).body.meta.pagination.total).toBe(50);
});

test('of sessions that began in one second and were not used since, the oldest ends', async () => {
  const { ownerEmail } = await newAccount();
  for (let count = 0; count < 54; count += 1) await signIn(ownerEmail);
  const { api } = await signIn(ownerEmail);
  const { data } = (await api.get('/v1/session?limit=200')).body;
  const ids = data.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
  expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => index + 6));
});
