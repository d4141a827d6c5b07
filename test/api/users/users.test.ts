import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { auth, signIn } from '../../support/sign-in.ts';

test('an administrator of users can read a member', async () => {
  const { api, newUser } = await newAccount();
  const user = await newUser({ permissions: ['content.items'] }, 'Grace Hopper');
  const { body } = await api.get(`/v1/users/${user.id}`);
  expect(body.data).toMatchObject({
    type: 'user',
    name: 'Grace Hopper',
    role: 'custom',
    active: true,
    permissions: ['content.items'],
    last_active_at: null,
  });
});

test('lists active and inactive members, but no keys', async () => {
  const { api, newUser, setUser } = await newAccount();
  const zoe = await newUser({ role: 'member' }, 'Zoë');
  await newUser({ role: 'viewer' }, 'Abel');
  await setUser(zoe.id, { active: false });
  const listNames = async (query: string) => {
    const { body } = await api.get(`/v1/users?${query}`);
    return body.data.map(({ name }: { name: string }) => name);
  };
  expect(await listNames('sort=name&limit=1')).toEqual(['Abel']);
  expect(await listNames('q=zoe')).toEqual(['Zoë']);
  expect((await api.get('/v1/users')).body.meta.pagination.total).toBe(3);
});

test('every active member can read ids, names and states of members in the directory', async () => {
  const { newKey, newUser } = await newAccount();
  const viewer = await newUser({ role: 'viewer' }, 'Ánna');
  const { api } = await newKey({ userId: viewer.id });
  const { body } = await api.get('/v1/directory/users?limit=1');
  expect(body.data).toEqual([{ id: viewer.id, name: 'Ánna', active: true }]);
  expect(body.meta.pagination).toMatchObject({ total: 2, next_offset: 1 });
  expect((await api.get('/v1/users')).body.error.code).toBe('forbidden');
});

test('an unknown user is not found', async () => {
  const { api } = await newAccount();
  expect((await api.get('/v1/users/77')).status).toBe(404);
});

test('last_active_at is set by a sign-in or refresh, without a new version of the member', async () => {
  const { ownerEmail, ownerId, api } = await newAccount();
  const getOwner = async () => (await api.get(`/v1/users/${ownerId}`)).body.data;
  expect((await getOwner()).last_active_at).toBeNull();
  const { refreshToken: refresh_token } = await signIn(ownerEmail);
  const { last_active_at: began, version } = await getOwner();
  expect([began, version]).toEqual([expect.stringMatching(/Z$/), 1]);
  // Times are rounded to seconds.
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(began) + 1000);
  await auth('refresh', { refresh_token });
  expect(Date.parse((await getOwner()).last_active_at)).toBeGreaterThan(Date.parse(began));
});

test('a viewer can read records, and write only comments', async () => {
  const { api: owner, newUser, newKey } = await newAccount();
  await owner.post('/v1/items', { name: 'Lamp' });
  const viewer = await newUser({ role: 'viewer' });
  expect(viewer.permissions).toEqual(['view']);
  const { api } = await newKey({ userId: viewer.id });
  for (const family of ['items', 'locations', 'contacts', 'reservations', 'checkouts', 'issues']) {
    expect((await api.get(`/v1/${family}`)).status).toBe(200);
    const { body } = await api.post(`/v1/${family}`, { name: 'Other' });
    expect(body.error.code).toBe('forbidden');
  }
  expect((await api.get('/v1/items/1/history')).status).toBe(200);
  expect((await api.get('/v1/events')).status).toBe(200);
  expect((await api.get('/v1/users')).body.error.code).toBe('forbidden');
  const lookup = await api.post('/v1/items/lookup', { qr: ['label'] });
  expect(lookup.body.error.code).toBe('forbidden');
  const comment = { object_type: 'item', object_id: 1, body: 'Seen' };
  expect((await api.post('/v1/comments', comment)).status).toBe(201);
});
