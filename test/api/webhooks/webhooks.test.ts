import { beforeAll, expect, test, vi } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { type SignedInMember, signIn } from '../../support/sign-in.ts';

let account: TestAccount;
let owner: SignedInMember['api'];
let path: string;

beforeAll(async () => {
  account = await newAccount();
  ({ api: owner } = await signIn(account.ownerEmail));
  path = `/v1/accounts/${account.accountId}/webhooks`;
});

const hook = { url: 'https://hooks.example.com/equipment', events: ['item.*'] };

test('a new webhook is returned with its secret, which is never shown again', async () => {
  const { status, body, headers } = await owner.post(path, { ...hook, description: 'Shop' });
  expect(status).toBe(201);
  const { id, secret } = body.data;
  expect(headers.location).toBe(`${path}/${id}`);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { body: shown } = await owner.get(`${path}/${id}`);
  expect(shown.data).toMatchObject({
    ...hook,
    description: 'Shop',
    active: true,
    disabled_at: null,
    rotated_at: null,
    previous_secret_expires_at: null,
    last_delivered_at: null,
    failing_since: null,
    replayed_from: null,
    replayed_to: null,
    version: 1,
  });
  expect(JSON.stringify([shown, (await owner.get(path)).body])).not.toContain('whsec_');
});

test('a repeat by its Idempotency-Key has no secret', async () => {
  const headers = { 'idempotency-key': 'new-webhook' };
  const [first, second] = [
    await owner.post(path, hook, headers),
    await owner.post(path, hook, headers),
  ];
  expect(second.body.data).toEqual({ ...first.body.data, secret: null });
});

test.each([
  [{ url: 'http://hooks.example.com', events: ['*'] }, 'url', 'invalid_value'],
  [{ url: 'https://a:b@hooks.example.com', events: ['*'] }, 'url', 'invalid_value'],
  [{ events: ['*'] }, 'url', 'required'],
  [{ url: hook.url }, 'events', 'required'],
  [{ url: hook.url, events: [] }, 'events', 'too_short'],
  [{ url: hook.url, events: ['item.*', 'item.flown'] }, 'events.1', 'invalid_value'],
  [{ ...hook, description: 'x'.repeat(5001) }, 'description', 'too_long'],
])('a webhook is refused: %j at %s', async (body, field, code) => {
  const { status, body: answer } = await owner.post(path, body);
  expect([status, answer.error.fields[field]?.[0].code]).toEqual([422, code]);
});

test('an account has ten webhooks at most, however many are created at once', async () => {
  const { accountId, ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const own = `/v1/accounts/${accountId}/webhooks`;
  const answers = await Promise.all(Array.from({ length: 14 }, () => api.post(own, hook)));
  const refused = answers.filter(({ status }) => status !== 201);
  const live = (await api.get(own)).body.data;
  expect(live.length).toBeLessThanOrEqual(10);
  expect(live.length + refused.length).toBe(14);
  while ((await api.post(own, hook)).status === 201);
  const { status, body } = await api.post(own, hook);
  expect([status, body.error.fields.url[0].code]).toEqual([422, 'too_many']);
  await api.delete(`${own}/${live[0].id}`);
  expect((await api.post(own, hook)).status).toBe(201);
});

test('no webhook is created once fifty were deleted within an hour', async () => {
  const { accountId, ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const own = `/v1/accounts/${accountId}/webhooks`;
  for (let count = 0; count < 50; count += 1) {
    const created = await api.post(own, hook);
    expect(created.status).toBe(201);
    await api.delete(`${own}/${created.body.data.id}`);
  }
  const { status, body } = await api.post(own, hook);
  expect([status, body.error.fields.url[0].code]).toEqual([422, 'too_many']);
});

test('the same events in another order are no change of a webhook', async () => {
  const events = ['item.created', 'item.updated'];
  const { id } = (await owner.post(path, { ...hook, events: events.toReversed() })).body.data;
  const { body } = await owner.patch(`${path}/${id}`, { events });
  expect([body.data.events, body.meta.unchanged]).toEqual([events, true]);
  await owner.delete(`${path}/${id}`);
});

test('a webhook can be changed and deleted, and the audit log shows both without a secret', async () => {
  const { id } = (await owner.post(path, hook)).body.data;
  const changed = await owner.patch(`${path}/${id}`, { events: ['*'], active: false });
  expect(changed.body.data).toMatchObject({ events: ['*'], active: false, version: 2 });
  const same = await owner.patch(`${path}/${id}`, { active: false });
  expect(same.body.meta.unchanged).toBe(true);
  await owner.post(`${path}/${id}/rotate`, {});
  expect((await owner.delete(`${path}/${id}`)).status).toBe(204);
  expect((await owner.get(`${path}/${id}`)).status).toBe(404);
  await vi.waitFor(async () => {
    const { body } = await owner.get(
      `/v1/accounts/${account.accountId}/history?resource=webhook&limit=200`,
    );
    const actions = body.data.filter((one: { resource_id: number }) => one.resource_id === id);
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      ...['delete', 'update', 'update', 'create'],
    ]);
    expect(JSON.stringify(body)).not.toContain('whsec_');
  }, 60_000);
});

test('webhooks require the permission to administer the account, and no key can manage them', async () => {
  const { newUser, api, accountId } = account;
  const { email } = await newUser({ role: 'member' });
  const { api: member } = await signIn(email);
  expect((await member.get(path)).body.error.code).toBe('forbidden');
  expect((await api.post(path, hook)).body.error.code).toBe('first_party_only');
  expect((await owner.get(`/v1/accounts/${accountId + 1}/webhooks`)).status).toBe(404);
  expect((await owner.post(`${path}/999/test`)).status).toBe(404);
  const { id } = (await owner.post(path, hook)).body.data;
  expect((await owner.post(`${path}/${id}/deliveries/evt_none/redeliver`)).status).toBe(404);
});

test('an unknown event is not found, even if its webhook is off', async () => {
  const { id } = (await owner.post(path, { ...hook, active: false })).body.data;
  const unknown = await owner.post(`${path}/${id}/deliveries/evt_none/redeliver`);
  expect(unknown.status).toBe(404);
});

test('without API access webhooks can be listed and deleted, but not created, changed or used', async () => {
  const { accountId, ownerEmail, setPlan } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const own = `/v1/accounts/${accountId}/webhooks`;
  const { id } = (await api.post(own, hook)).body.data;
  await setPlan({ plan: 'free' });
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 60_000).toISOString();
  const refused = [
    await api.post(own, hook),
    await api.patch(`${own}/${id}`, { active: false }),
    await api.post(`${own}/${id}/rotate`, {}),
    await api.post(`${own}/${id}/test`),
    await api.post(`${own}/${id}/replay`, { from: now, to: later }),
  ];
  expect(refused.map(({ body }) => body.error.code)).toEqual(
    Array(5).fill('plan_upgrade_required'),
  );
  expect((await api.get(own)).body.data).toHaveLength(1);
  expect((await api.delete(`${own}/${id}`)).status).toBe(204);
});

test('a test and a redelivery are refused if If-Match names another version', async () => {
  const { id } = (await owner.post(path, hook)).body.data;
  const stale = { 'if-match': '"77"' };
  const refusal = await owner.post(`${path}/${id}/test`, undefined, stale);
  expect([refusal.status, refusal.body.error.code]).toEqual([412, 'version_mismatch']);
  const { body } = await owner.post(`${path}/${id}/test`);
  const delivery = `${path}/${id}/deliveries/${body.data.event_id ?? body.data.id}/redeliver`;
  expect((await owner.post(delivery, undefined, stale)).status).toBe(412);
  expect((await owner.post(delivery)).status).toBe(201);
});

test.each([
  [{ from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' }, 'from', 'too_early'],
  [{ from: '2040-01-02T00:00:00Z', to: '2040-01-01T00:00:00Z' }, 'to', 'end_before_start'],
  [{ from: '2040-01-02T00:00:00Z' }, 'to', 'required'],
])('a replay is refused: %j at %s', async (body, field, code) => {
  const { id } = (await owner.post(path, hook)).body.data;
  const { status, body: answer } = await owner.post(`${path}/${id}/replay`, body);
  expect([status, answer.error.fields[field]?.[0].code]).toEqual([422, code]);
  await owner.delete(`${path}/${id}`);
});

test('all problems of the window of a replay are reported, after a missing webhook and before one that is off', async () => {
  const { id } = (await owner.post(path, { ...hook, active: false })).body.data;
  const window = { from: '2020-01-02T00:00:00Z', to: '2020-01-01T00:00:00Z' };
  expect((await owner.post(`${path}/999/replay`, window)).status).toBe(404);
  const { status, body } = await owner.post(`${path}/${id}/replay`, window);
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['from', 'to']]);
  await owner.delete(`${path}/${id}`);
});
