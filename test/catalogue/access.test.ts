import { beforeAll, expect, test } from 'vitest';
import { type Permission, permissions, scopes } from '#shared/auth/grants.ts';
import type { Scope } from '#shared/families.ts';
import { newAccount, type TestAccount } from '../support/account.ts';
import { callSample } from '../support/call-sample.ts';
import { type Client, client } from '../support/http.ts';
import { guarded } from '../support/samples.ts';

let account: TestAccount;
const byScope = new Map<Scope, Client>();
const byPermission = new Map<Permission, Client>();
let nobody: Client;

/** An account allows 25 keys, so that scopes and permissions have one each. */
beforeAll(async () => {
  account = await newAccount();
  for (const scope of scopes) byScope.set(scope, (await account.newKey({ scopes: [scope] })).api);
  const other = await newAccount();
  for (const permission of permissions) {
    const user = await other.newUser({ permissions: [permission] });
    byPermission.set(permission, (await other.newKey({ userId: user.id })).api);
  }
  const viewer = await other.newUser({ role: 'viewer' });
  nobody = (await other.newKey({ userId: viewer.id })).api;
});

/** Refusals that come after all gates. */
const behindTheGates = [200, 201, 204, 400, 404, 422];

const scoped = guarded.filter(({ route }) => route.access.includes(':'));

const pairs = scoped.flatMap((sample) => scopes.map((scope) => ({ ...sample, scope })));

test.each(pairs)('$name with a key for $scope', async ({ scope, ...sample }) => {
  const needed = sample.route.access;
  const isCovered = scope === needed || scope === needed.replace(':read', ':write');
  const api = byScope.get(scope);
  if (!api) throw new Error(`There is no key for ${scope}.`);
  const { status, body } = await callSample(api, sample);
  if (isCovered) {
    expect(behindTheGates).toContain(status);
    return;
  }
  expect(status).toBe(403);
  expect(body.error.code).toBe('insufficient_scope');
  expect(body.error.message).toContain(needed);
  expect(body.error.fields).toEqual({
    scope: [{ code: 'insufficient_scope', message: expect.any(String), required: needed }],
  });
});

const bounded = guarded.flatMap((sample) =>
  permissions.map((permission) => ({ ...sample, permission })),
);

test.each(bounded)(
  '$name with the permission $permission alone',
  async ({ permission, ...sample }) => {
    const allowed = sample.route.permissions ?? permissions;
    const api = byPermission.get(permission);
    if (!api) throw new Error(`There is no key for ${permission}.`);
    const { status, body } = await callSample(api, sample);
    if (allowed.includes(permission)) {
      expect(behindTheGates).toContain(status);
      return;
    }
    expect(status).toBe(403);
    expect(body.error).toMatchObject({ code: 'forbidden', fields: {} });
  },
);

test.each(guarded)('$name with no permission at all', async (sample) => {
  const { status } = await callSample(nobody, sample);
  if (sample.route.permissions) expect(status).toBe(403);
  else expect(behindTheGates).toContain(status);
});

test('every change holds for the very next request', async () => {
  const { newKey, newUser, setKey, setUser, setPlan, revokeKey } = await newAccount();
  const user = await newUser({ role: 'member' });
  const { api, id, token } = await newKey({ userId: user.id, scopes: ['items:read'] });
  const status = async () => (await api.get('/v1/items')).status;
  expect(await status()).toBe(200);
  await setKey(id, { scopes: ['locations:read'] });
  expect(await status()).toBe(403);
  await setKey(id, { access: 'full', name: 'Renamed' });
  expect(await status()).toBe(200);
  expect((await api.get('/v1/whoami')).body.data.user.name).toBe('Renamed (API)');
  await setUser(user.id, { permissions: [] });
  expect(await status()).toBe(403);
  await setUser(user.id, { role: 'member' });
  await setPlan({ plan: 'free' });
  expect((await api.get('/v1/items')).body.error.code).toBe('plan_upgrade_required');
  await setPlan({ plan: 'business' });
  expect(await status()).toBe(200);
  await revokeKey(id);
  expect((await client(token).get('/v1/items')).status).toBe(401);
});
