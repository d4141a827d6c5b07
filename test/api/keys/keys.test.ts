import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { client } from '../../support/http.ts';
import { untilMinuteHas } from '../../support/minute.ts';
import { type SignedInMember, signIn } from '../../support/sign-in.ts';

let account: TestAccount;
let owner: SignedInMember;
let path: string;

beforeAll(async () => {
  account = await newAccount();
  owner = await signIn(account.ownerEmail);
  path = `/v1/accounts/${account.accountId}/keys`;
});

const create = (body: object, headers = {}) => owner.api.post(path, body, headers);

test('a new key is returned with its token, which is never shown again', async () => {
  const body = { name: 'Shop', access: 'restricted', scopes: ['items:read', 'items:write'] };
  const {
    status,
    body: answer,
    headers,
  } = await create({ ...body, contact_email: 'it@a.example' });
  expect(status).toBe(201);
  const { id, token } = answer.data;
  expect(headers.location).toBe(`${path}/${id}`);
  expect(answer.data).toMatchObject({
    name: 'Shop',
    access: 'restricted',
    scopes: ['items:write'],
    contact_email: 'it@a.example',
    token: expect.stringMatching(/^key_live_/),
    status: 'active',
    last_used_at: null,
    rate: { limit: 300, used: 0, reset: expect.any(Number) },
    previous_token_expires_at: null,
    rotated_at: null,
    revoked_at: null,
    revoked_by: null,
    created_by: { id: owner.user.id, type: 'user', name: owner.user.name },
    version: 1,
  });
  expect(answer.data.token_hint).toBe(
    `${token.slice(0, token.lastIndexOf('_'))}_…${token.slice(-4)}`,
  );
  await untilMinuteHas(5);
  expect((await client(token).get('/v1/items')).status).toBe(200);
  const shown = await owner.api.get(`${path}/${id}`);
  expect(shown.body.data).not.toHaveProperty('token');
  expect(shown.body.data.rate.used).toBe(1);
  expect(shown.body.data.last_used_at).toMatch(/Z$/);
});

test('a repeat by its Idempotency-Key has no token', async () => {
  const headers = { 'idempotency-key': 'new-key' };
  const body = { name: 'Repeated', access: 'full' };
  const [first, second] = [await create(body, headers), await create(body, headers)];
  expect(first.body.data.token).toMatch(/^key_live_/);
  expect(second.body.data).toEqual({ ...first.body.data, token: null });
  expect(second.headers['idempotent-replayed']).toBe('true');
});

test.each([
  [{ name: 'A' }, 'access', 'required'],
  [{ name: 'A', access: 'restricted' }, 'scopes', 'required'],
  [{ name: 'A', access: 'full', scopes: ['items:read'] }, 'scopes', 'invalid_value'],
  [
    { name: 'A', access: 'restricted', scopes: ['items:read', 'users:write'] },
    'scopes.1',
    'invalid_value',
  ],
  [{ name: 'x'.repeat(61), access: 'full' }, 'name', 'too_long'],
  [{ name: 'Main', access: 'full' }, 'name', 'taken'],
])('a key is refused: %j at %s', async (body, field, code) => {
  const { status, body: answer } = await create(body);
  expect([status, answer.error.fields[field]?.[0].code]).toEqual([422, code]);
});

test('keys are listed by id: active ones, revoked ones or all', async () => {
  const { body } = await create({ name: 'Short-lived', access: 'full' });
  const { id, token } = body.data;
  expect((await owner.api.delete(`${path}/${id}`)).status).toBe(204);
  expect((await client(token).get('/v1/items')).status).toBe(401);
  expect((await owner.api.delete(`${path}/${id}`)).status).toBe(204);
  const idsOf = async (query: string) =>
    (await owner.api.get(`${path}${query}`)).body.data.map((one: { id: number }) => one.id);
  expect(await idsOf('')).not.toContain(id);
  expect(await idsOf('?status=revoked')).toEqual([id]);
  const all = await idsOf('?status=all');
  expect(all).toEqual(all.toSorted((a: number, b: number) => a - b));
  expect(all).toContain(id);
  const { data } = (await owner.api.get(`${path}/${id}`)).body;
  expect(data).toMatchObject({ status: 'revoked', revoked_by: { type: 'user' } });
  for (const call of [
    owner.api.patch(`${path}/${id}`, { name: 'Again' }),
    owner.api.post(`${path}/${id}/rotate`, {}),
  ]) {
    const { status, body: refusal } = await call;
    expect([status, refusal.error.code, refusal.error.fields]).toEqual([
      422,
      'invalid_transition',
      {},
    ]);
  }
});

test('a change of scopes applies to the very next call', async () => {
  const { body } = await create({ name: 'Changing', access: 'restricted', scopes: ['items:read'] });
  const { id, token } = body.data;
  const status = async () => (await client(token).get('/v1/items')).status;
  expect(await status()).toBe(200);
  await owner.api.patch(`${path}/${id}`, { scopes: ['contacts:read'] });
  expect(await status()).toBe(403);
  const full = await owner.api.patch(`${path}/${id}`, { access: 'full' });
  expect(full.body.data).toMatchObject({ access: 'full', scopes: [], version: 3 });
  expect(await status()).toBe(200);
});

test('a rotated key keeps its id and its rate limit; the former token is valid for the overlap', async () => {
  const { body } = await create({ name: 'Rotating', access: 'full' });
  const { id, token: first } = body.data;
  const rotate = (values: object) => owner.api.post(`${path}/${id}/rotate`, values);
  const status = async (token: string) => (await client(token).get('/v1/items')).status;
  const rotated = await rotate({});
  const second = rotated.body.data.token;
  expect(rotated.status).toBe(201);
  expect(second.split('_')[2]).toBe(first.split('_')[2]);
  expect(rotated.body.data.previous_token_expires_at).toMatch(/Z$/);
  await untilMinuteHas(5);
  expect([await status(first), await status(second)]).toEqual([200, 200]);
  expect((await owner.api.get(`${path}/${id}`)).body.data.rate.used).toBe(2);
  const early = await rotate({ overlap_minutes: 5 });
  expect([early.status, early.body.error.code]).toEqual([422, 'invalid_transition']);
  expect(early.body.error.fields).toEqual({});
  expect([await status(first), await status(second)]).toEqual([200, 200]);
  const third = (await rotate({ overlap_minutes: 0 })).body.data.token;
  expect([await status(first), await status(second), await status(third)]).toEqual([401, 401, 200]);
});

test('a revoked key has no previous token that would still be valid', async () => {
  const { body } = await create({ name: 'Going', access: 'full' });
  const key = `${path}/${body.data.id}`;
  await owner.api.post(`${key}/rotate`, {});
  await owner.api.delete(key);
  expect((await owner.api.get(key)).body.data.previous_token_expires_at).toBeNull();
});

test('an invalid change of a revoked key is reported before the revocation', async () => {
  const body = { name: 'Revoked', access: 'restricted', scopes: ['items:read'] };
  const { id } = (await create(body)).body.data;
  await owner.api.delete(`${path}/${id}`);
  const scopeless = await owner.api.patch(`${path}/${id}`, { scopes: [] });
  expect(Object.keys(scopeless.body.error.fields)).toEqual(['scopes']);
  for (const change of [{}, { access: 'full' }]) {
    const { error } = (await owner.api.patch(`${path}/${id}`, change)).body;
    expect([error.code, error.fields]).toEqual(['invalid_transition', {}]);
  }
});

test('an account without a membership is not found', async () => {
  const other = await newAccount();
  const foreign = `/v1/accounts/${other.accountId}/keys`;
  expect((await owner.api.get(foreign)).status).toBe(404);
  expect((await owner.api.post(foreign, { name: 'A', access: 'full' })).status).toBe(404);
});

test('keys need the permission admin.account', async () => {
  const { email } = await account.newUser({ role: 'member' });
  const member = await signIn(email);
  expect((await member.api.get(path)).body.error.code).toBe('forbidden');
});

test('a member with fewer permissions than the creator of a key can neither rotate it nor widen its scopes', async () => {
  const { email } = await account.newUser({ permissions: ['admin.account'] });
  const clerk = await signIn(email);
  const { body } = await create({ name: 'Owners', access: 'restricted', scopes: ['items:read'] });
  const key = `${path}/${body.data.id}`;
  expect((await clerk.api.post(`${key}/rotate`, {})).body.error.code).toBe('forbidden');
  const wider = await clerk.api.patch(key, { scopes: ['items:write'] });
  expect(wider.body.error.code).toBe('forbidden');
  expect((await clerk.api.patch(key, { name: 'Renamed' })).status).toBe(200);
  expect((await clerk.api.delete(key)).status).toBe(204);
});

test.each(['patch', 'delete', 'rotate'] as const)(
  'a key is not changed (%s) if If-Match names another version',
  async (way) => {
    const { body } = await create({ name: `Versioned ${way}`, access: 'full' });
    const key = `${path}/${body.data.id}`;
    const headers = { 'if-match': '"7"' };
    const calls = {
      patch: () => owner.api.patch(key, { name: 'Other' }, headers),
      delete: () => owner.api.delete(key, headers),
      rotate: () => owner.api.post(`${key}/rotate`, {}, headers),
    };
    const { status, body: refusal } = await calls[way]();
    expect([status, refusal.error.code]).toEqual([412, 'version_mismatch']);
  },
);
