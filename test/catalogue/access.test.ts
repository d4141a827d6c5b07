import { beforeAll, expect, test } from 'vitest';
import type { Permission } from '#shared/auth/grants.ts';
import type { Scope } from '#shared/families.ts';
import { newAccount, type TestAccount } from '../support/account.ts';
import { callSample } from '../support/call-sample.ts';
import { type Client, client } from '../support/http.ts';
import { guarded } from '../support/samples.ts';
import { forEachGrant, type Grant, permissionGrantsOf, scopeGrantsOf } from './grants.ts';

const scopeCases = guarded
  .filter(({ route }) => route.access.includes(':'))
  .flatMap((sample) => scopeGrantsOf(sample).map((grant) => ({ ...sample, ...grant })));
const permissionCases = guarded.flatMap((sample) =>
  permissionGrantsOf(sample).map((grant) => ({ ...sample, ...grant })),
);

let withScopes: (grant: Grant<Scope>) => Client;
let withPermissions: (grant: Grant<Permission>) => Client;
let withoutPermissions: Client;

beforeAll(async () => {
  withScopes = await forEachGrant(scopeCases, async (scopes) => {
    const account = await accountWithFreeKeys();
    return (await account.newKey({ scopes: [...scopes] })).api;
  });
  withPermissions = await forEachGrant(permissionCases, async (permissions) => {
    const account = await accountWithFreeKeys();
    const { id } = await account.newUser({ permissions: [...permissions] });
    return (await account.newKey({ userId: id })).api;
  });
  const account = await accountWithFreeKeys();
  const member = await account.newUser({ permissions: [] });
  withoutPermissions = (await account.newKey({ userId: member.id })).api;
});

/** An account allows 25 keys. */
const keysPerAccount = 20;
let keys = 0;
let currentAccount: TestAccount;

async function accountWithFreeKeys(): Promise<TestAccount> {
  if (keys % keysPerAccount === 0) currentAccount = await newAccount();
  keys += 1;
  return currentAccount;
}

/** The statuses of calls that passed all checks of access. */
const statusesAfterAccess = [200, 201, 204, 400, 404, 422];

test.each(scopeCases)('$name with a key for $label', async (one) => {
  const needed = one.route.access;
  const { status, body } = await callSample(withScopes(one), one);
  if (one.isEnough) {
    expect(statusesAfterAccess).toContain(status);
    return;
  }
  expect(status).toBe(403);
  expect(body.error.code).toBe('insufficient_scope');
  expect(body.error.message).toContain(needed);
  expect(body.error.fields).toEqual({
    scope: [{ code: 'insufficient_scope', message: expect.any(String), required: needed }],
  });
});

test.each(permissionCases)('$name with the permission of $label', async (one) => {
  const { status, body } = await callSample(withPermissions(one), one);
  if (one.isEnough) {
    expect(statusesAfterAccess).toContain(status);
    return;
  }
  expect(status).toBe(403);
  expect(body.error).toMatchObject({ code: 'forbidden', fields: {} });
});

test.each(guarded)('$name with no permission at all', async (sample) => {
  const { status } = await callSample(withoutPermissions, sample);
  if (sample.route.permissions) expect(status).toBe(403);
  else expect(statusesAfterAccess).toContain(status);
});

test('every change of access applies to the very next request', async () => {
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
