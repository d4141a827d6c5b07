import { expect, test } from 'vitest';
import { client } from '../support/http.ts';
import { fullKey, newEmail, ops, password, provision } from './cli.ts';

test('writes of an account are paused: for all keys from the next request on, for members within a minute', async () => {
  const { account, owner } = await provision('business');
  const { token } = await ops('key', 'create', ...account, ...owner, ...fullKey('Main'));
  const email = newEmail();
  const member = ['--name', 'Bo', '--role', 'member', '--password', password];
  await ops('user', 'create', ...account, '--email', email, ...member);
  const login = await client().post('/v1/auth/login', { email, password });
  const session = client(login.body.data.access_token);
  const write = (api: ReturnType<typeof client>) => api.post('/v1/items', { name: 'Tripod' });
  // A function caches the account, so that members may write until its copy expires.
  expect((await write(session)).status).toBe(201);
  const answer = await ops('account', 'set', ...account, '--writes', 'off');
  expect(answer).toMatchObject({ writes: false, plan: 'business' });
  const later = await ops('key', 'create', ...account, ...owner, ...fullKey('Later'));
  for (const api of [client(token), client(later.token)]) {
    const { status, headers, body } = await write(api);
    expect([status, headers['retry-after'], body.error.code]).toEqual([429, '60', 'rate_limited']);
    expect(body.error.message).toContain('Writes are on hold for this account');
    expect((await api.get('/v1/items')).status).toBe(200);
  }
  await expect.poll(async () => (await write(session)).status, { interval: 1000 }).toBe(429);
  await ops('account', 'set', ...account, '--name', 'Same');
  expect((await write(client(token))).status).toBe(429);
  await ops('account', 'set', ...account, '--writes', 'on');
  for (const api of [client(token), client(later.token)]) {
    expect((await write(api)).status).toBe(201);
  }
  await expect.poll(async () => (await write(session)).status, { interval: 1000 }).toBe(201);
});

test('while writes are paused, members can read, change their password, and sign in and out; other accounts write', async () => {
  const { account } = await provision('business');
  const email = newEmail();
  const member = ['--name', 'Bo', '--role', 'member', '--password', password];
  await ops('user', 'create', ...account, '--email', email, ...member);
  await ops('account', 'set', ...account, '--writes', 'off');
  const signIn = async (secret: string) => {
    const { body } = await client().post('/v1/auth/login', { email, password: secret });
    return client(body.data.access_token);
  };
  const session = await signIn(password);
  for (const [path, body] of [
    ['/v1/items', { name: 'Tripod' }],
    ['/v1/contacts', { name: 'Ann' }],
    ['/v1/notifications/read-all', {}],
  ] as const) {
    expect((await session.post(path, body)).body.error.code).toBe('rate_limited');
  }
  expect((await session.get('/v1/items')).status).toBe(200);
  const next = 'Another-long-secret-7';
  const changed = { current_password: password, new_password: next };
  expect((await session.post('/v1/auth/password', changed)).status).toBe(201);
  expect((await (await signIn(next)).post('/v1/auth/logout', {})).status).toBe(201);
  const other = await provision('business');
  const { token } = await ops(
    'key',
    'create',
    ...other.account,
    ...other.owner,
    ...fullKey('Main'),
  );
  expect((await client(token).post('/v1/items', { name: 'Tripod' })).status).toBe(201);
});

test('while writes are paused, access can be taken away: keys are changed, rotated and revoked, members deactivated', async () => {
  const { id, account } = await provision('business');
  const email = newEmail();
  const admin = ['--name', 'Bo', '--role', 'owner', '--password', password];
  const { user_id } = await ops('user', 'create', ...account, '--email', email, ...admin);
  const viewer = ['--name', 'Cy', '--role', 'viewer', '--password', password];
  const other = await ops('user', 'create', ...account, '--email', newEmail(), ...viewer);
  const owner = ['--user', String(user_id)];
  const { key_id, token } = await ops('key', 'create', ...account, ...owner, ...fullKey('Leaked'));
  await ops('account', 'set', ...account, '--writes', 'off');
  const login = await client().post('/v1/auth/login', { email, password });
  const session = client(login.body.data.access_token);
  const keys = `/v1/accounts/${id}/keys`;
  expect((await session.post(keys, { name: 'New' })).body.error.code).toBe('rate_limited');

  expect((await session.patch(`${keys}/${key_id}`, { name: 'Old' })).status).toBe(200);
  const rotated = await session.post(`${keys}/${key_id}/rotate`, { overlap_minutes: 0 });
  expect(rotated.status).toBe(201);
  expect((await client(token).get('/v1/items')).status).toBe(401);
  expect((await session.delete(`${keys}/${key_id}`)).status).toBe(204);
  expect((await client(rotated.body.data.token).get('/v1/items')).status).toBe(401);
  const members = `/v1/accounts/${id}/members`;
  expect((await session.delete(`${members}/${other.user_id}`)).status).toBe(204);
});
