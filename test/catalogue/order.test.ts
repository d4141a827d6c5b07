import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { send } from '../support/http.ts';
import { signIn } from '../support/sign-in.ts';

test.each([
  '/v1/auth/login',
  '/v1/auth',
  '/v1/accounts/1/keys',
  '/v1/session',
  '/v1/notifications',
  '/v1/push/subscriptions',
])('%s is only for our own apps, whatever the method', async (path) => {
  const { token } = await newAccount({ plan: 'free' });
  for (const method of ['GET', 'POST', 'DELETE', 'PUT']) {
    const answer = await send({ method, path, headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(403);
    expect(answer.body.error.code).toBe('first_party_only');
  }
});

test('a first-party prefix is a whole segment', async () => {
  const { api } = await newAccount();
  expect((await api.get('/v1/accountsx')).status).toBe(404);
});

test('the plan is checked before the scope, the scope before the permission, the permission before the query', async () => {
  const { newUser, newKey, setKey, setPlan, setUser } = await newAccount();
  const user = await newUser({ permissions: [] });
  const { api, id } = await newKey({ userId: user.id, scopes: ['locations:read'] });
  const code = async () => (await api.get('/v1/items?limit=0')).body.error.code;
  await setPlan({ plan: 'free' });
  expect(await code()).toBe('plan_upgrade_required');
  await setPlan({ plan: 'business' });
  expect(await code()).toBe('insufficient_scope');
  await setKey(id, { scopes: ['items:read'] });
  expect(await code()).toBe('forbidden');
  await setUser(user.id, { role: 'member' });
  expect(await code()).toBe('bad_request');
});

test('the plan of a session is checked before the permission, the path, the body and the record', async () => {
  const { accountId, ownerEmail, newUser, setPlan } = await newAccount();
  const { email } = await newUser({ role: 'member' });
  const [owner, member] = await Promise.all([signIn(ownerEmail), signIn(email)]);
  const keys = `/v1/accounts/${accountId}/keys`;
  await setPlan({ plan: 'free' });
  const refused = [
    await member.api.post(keys, {}),
    await owner.api.post(`${keys}?limit=0`, {}),
    await owner.api.patch(`${keys}/x`, {}),
    await owner.api.patch(`${keys}/77`, { name: 5 }),
    await owner.api.post(`/v1/accounts/${accountId}/webhooks`, {}),
  ];
  for (const { status, body } of refused) {
    expect([status, body.error.code]).toEqual([403, 'plan_upgrade_required']);
  }
});

test('the path is checked before the body, its type and syntax before its fields, those before the record', async () => {
  const { token } = await newAccount();
  const patch = async (path: string, type: string, body: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    return (await send({ method: 'PATCH', path, headers, body })).status;
  };
  expect(await patch('/v1/items/x', 'text/plain', '{')).toBe(400);
  expect(await patch('/v1/items/77', 'text/plain', '{')).toBe(415);
  expect(await patch('/v1/items/77', 'application/json', '{')).toBe(400);
  expect(await patch('/v1/items/77', 'application/json', '{"name": 5}')).toBe(422);
  expect(await patch('/v1/items/77', 'application/json', '{"name": "A"}')).toBe(404);
});
