import { expect, test } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { closeAccount } from '#shared/families/operators/accounts.ts';
import { newAccount, password } from '../../support/account.ts';
import { client } from '../../support/http.ts';
import { auth, signIn } from '../../support/sign-in.ts';

test('a session can call every endpoint that the permissions of its member allow', async () => {
  const { newUser } = await newAccount({ plan: 'free' });
  const { email, id, name } = await newUser({ permissions: ['content.items'] });
  const { api } = await signIn(email);
  const created = await api.post('/v1/items', { name: 'Camera' });
  expect(created.status).toBe(201);
  expect(created.body.data.created_by).toEqual({ id, type: 'user', name });
  const { status, body } = await api.get('/v1/locations');
  expect([status, body.error.code]).toEqual([403, 'forbidden']);
  expect(body.error.message).toBe('This member lacks the permission content.locations or view.');
});

test('whoami of a session has a user, no key, and the rate limit of sessions', async () => {
  const { ownerEmail, accountId, ownerId } = await newAccount({ plan: 'trial' });
  const { api } = await signIn(ownerEmail);
  const { body, headers } = await api.get('/v1/whoami');
  expect(body.data).toEqual({
    account: { id: accountId, name: `Account ${accountId}`, plan: 'trial' },
    user: { id: ownerId, type: 'user', name: ownerEmail },
    rate_limit: { limit: 600, remaining: 599, reset: expect.any(Number) },
  });
  expect(headers['x-ratelimit-limit']).toBe('600');
});

test.each([
  ['of another form', 'session_'],
  ['unknown', `session_${'x'.repeat(17)}_${'y'.repeat(43)}`],
])('a session token that is %s gets invalid_session', async (_what, token) => {
  const { status, body, headers } = await client(token).get('/v1/items');
  expect([status, body.error.code]).toEqual([401, 'invalid_session']);
  expect(headers['www-authenticate']).toBe('Bearer');
  expect(headers['x-ratelimit-remaining']).toBe('300');
});

test('the sessions of a deactivated member end, even if the member is activated again', async () => {
  const { newUser, setUser } = await newAccount();
  const { email, id } = await newUser({ role: 'member' });
  const { api, refreshToken } = await signIn(email);
  await setUser(id, { active: false });
  expect((await api.get('/v1/items')).body.error.code).toBe('invalid_session');
  await setUser(id, { active: true });
  expect((await api.get('/v1/items')).status).toBe(401);
  expect((await auth('refresh', { refresh_token: refreshToken })).status).toBe(401);
});

test('a change of permissions applies to the very next request of a session', async () => {
  const { newUser, setUser } = await newAccount();
  const { email, id } = await newUser({ permissions: [] });
  const { api } = await signIn(email);
  expect((await api.get('/v1/items')).status).toBe(403);
  await setUser(id, { role: 'member' });
  expect((await api.get('/v1/items')).status).toBe(200);
});

test('a refresh returns a new pair, and the former access token stays valid', async () => {
  const { ownerEmail } = await newAccount();
  const { api, refreshToken } = await signIn(ownerEmail);
  const { status, body } = await auth('refresh', { refresh_token: refreshToken });
  expect(status).toBe(201);
  expect((await client(body.data.access_token).get('/v1/items')).status).toBe(200);
  expect((await api.get('/v1/items')).status).toBe(200);
});

test('of twenty refreshes with one token at once one succeeds, and the session stays valid', async () => {
  const { ownerEmail } = await newAccount();
  const { api, refreshToken } = await signIn(ownerEmail);
  const refresh = () => auth('refresh', { refresh_token: refreshToken });
  const answers = await Promise.all(Array.from({ length: 20 }, refresh));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(401)]);
  expect((await api.get('/v1/items')).status).toBe(200);
  const successful = answers.find(({ status }) => status === 201);
  expect((await client(successful?.body.data.access_token).get('/v1/items')).status).toBe(200);
});

test('a refresh token that was used a moment ago is refused, and the session stays valid', async () => {
  const { ownerEmail } = await newAccount();
  const { api, refreshToken } = await signIn(ownerEmail);
  await auth('refresh', { refresh_token: refreshToken });
  const { status, body } = await auth('refresh', { refresh_token: refreshToken });
  expect([status, body.error.code]).toEqual([401, 'invalid_session']);
  expect((await api.get('/v1/items')).status).toBe(200);
});

test('a refresh can move a session to another account of the login; for a foreign account it is refused, and the token stays valid', async () => {
  const first = await newAccount();
  const second = await newAccount();
  await second.newUser({ role: 'viewer' }, 'Guest', first.ownerEmail);
  const { refreshToken } = await signIn(first.ownerEmail, { account_id: first.accountId });
  const foreign = await newAccount();
  const refused = await auth('refresh', {
    refresh_token: refreshToken,
    account_id: foreign.accountId,
  });
  expect([refused.status, refused.body.error.fields.account_id[0].code]).toEqual([
    422,
    'not_found',
  ]);
  const moved = await auth('refresh', {
    refresh_token: refreshToken,
    account_id: second.accountId,
  });
  expect(moved.body.data.account).toMatchObject({ id: second.accountId, role: 'viewer' });
  const api = client(moved.body.data.access_token);
  expect((await api.get('/v1/whoami')).body.data.account.id).toBe(second.accountId);
  expect((await api.post('/v1/items', { name: 'Lamp' })).status).toBe(403);
});

test('a session that moves to another account invalidates its former access token at once', async () => {
  const first = await newAccount();
  const second = await newAccount();
  await second.newUser({ role: 'owner' }, 'Guest', first.ownerEmail);
  const { api, refreshToken } = await signIn(first.ownerEmail, { account_id: first.accountId });
  await auth('refresh', { refresh_token: refreshToken, account_id: second.accountId });
  const { status, body } = await api.get('/v1/items');
  expect([status, body.error.code]).toEqual([401, 'invalid_session']);
});

test('after a move, an Idempotency-Key does not replay a response of the former account', async () => {
  const first = await newAccount();
  const second = await newAccount();
  await second.newUser({ role: 'owner' }, 'Guest', first.ownerEmail);
  const { api, refreshToken } = await signIn(first.ownerEmail, { account_id: first.accountId });
  const create = { body: { name: 'Lamp' }, headers: { 'idempotency-key': 'same' } };
  await api.post('/v1/items', { name: 'Other' });
  const before = await api.post('/v1/items', create.body, create.headers);
  const moved = await auth('refresh', {
    refresh_token: refreshToken,
    account_id: second.accountId,
  });
  const after = await client(moved.body.data.access_token).post(
    '/v1/items',
    create.body,
    create.headers,
  );
  expect([before.body.data.id, after.body.data.id]).toEqual([2, 1]);
  expect(after.headers).not.toHaveProperty('idempotent-replayed');
});

test('refresh without a token, or with an unknown one, gets invalid_session', async () => {
  for (const body of [{}, { refresh_token: 'nonsense' }]) {
    const { status, body: answer } = await auth('refresh', body);
    expect([status, answer.error.code]).toEqual([401, 'invalid_session']);
  }
});

test('logout ends the session with both of its access tokens', async () => {
  const { ownerEmail } = await newAccount();
  const { api, refreshToken } = await signIn(ownerEmail);
  const next = await auth('refresh', { refresh_token: refreshToken });
  const { status, body, headers } = await client(next.body.data.access_token).post(
    '/v1/auth/logout',
    {},
  );
  expect([status, body.data]).toEqual([201, { ended: 1 }]);
  expect(headers['set-cookie']).toContain('refresh=; ');
  expect((await api.get('/v1/items')).status).toBe(401);
  expect((await client(next.body.data.access_token).get('/v1/items')).status).toBe(401);
  expect((await api.post('/v1/auth/logout', {})).body.error.code).toBe('invalid_session');
});

test('a logout counts towards the rate limit of the session, and returns its headers', async () => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const { headers } = await api.post('/v1/auth/logout', {});
  expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual(['600', '599']);
});

test('logout accepts a refresh token, too, and can end all sessions', async () => {
  const { ownerEmail } = await newAccount();
  const sessions = [await signIn(ownerEmail), await signIn(ownerEmail), await signIn(ownerEmail)];
  const [first, second] = sessions;
  const one = await auth('logout', { refresh_token: first?.refreshToken });
  expect(one.body.data).toEqual({ ended: 1 });
  const all = await auth('logout', { refresh_token: second?.refreshToken, all: true });
  expect(all.body.data).toEqual({ ended: 2 });
  for (const { api } of sessions) expect((await api.get('/v1/items')).status).toBe(401);
});

test('a login can list its sessions, and end one of them', async () => {
  const { ownerEmail, accountId } = await newAccount();
  const [first, second] = [await signIn(ownerEmail), await signIn(ownerEmail)];
  const { body } = await second.api.get('/v1/session');
  expect(body.meta.pagination).toMatchObject({ total: 2, next_cursor: null });
  const current = body.data.find((one: { current: boolean }) => one.current);
  expect(current).toEqual({
    id: 2,
    current: true,
    account: { id: accountId, name: `Account ${accountId}` },
    created_at: expect.stringMatching(/Z$/),
    last_used_at: expect.stringMatching(/Z$/),
    expires_at: expect.stringMatching(/Z$/),
    ip: expect.any(String),
    user_agent: null,
  });
  expect((await second.api.delete('/v1/session/1')).status).toBe(204);
  expect((await first.api.get('/v1/items')).status).toBe(401);
  expect((await second.api.delete('/v1/session/1')).status).toBe(404);
  expect((await second.api.get('/v1/session')).body.data).toHaveLength(1);
});

test('a login cannot end a session of another login', async () => {
  const [mine, other] = [await newAccount(), await newAccount()];
  await signIn(mine.ownerEmail);
  const { api } = await signIn(other.ownerEmail);
  await api.delete('/v1/session/1');
  expect((await auth('login', { email: mine.ownerEmail, password })).status).toBe(201);
});

test('a session can repeat a write with its Idempotency-Key', async () => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const create = () => api.post('/v1/items', { name: 'Once' }, { 'idempotency-key': 'once' });
  const [first, second] = [await create(), await create()];
  expect(second.body.data.id).toBe(first.body.data.id);
  expect(second.headers['idempotent-replayed']).toBe('true');
});

test('closing an account ends its sessions, and prevents further sign-ins', async () => {
  const { accountId, ownerEmail } = await newAccount();
  const { api, refreshToken } = await signIn(ownerEmail);
  await closeAccount(operatorCall(accountId));
  expect((await api.get('/v1/items')).body.error.code).toBe('invalid_session');
  expect((await auth('refresh', { refresh_token: refreshToken })).status).toBe(401);
  expect((await auth('login', { email: ownerEmail, password })).status).toBe(401);
});
