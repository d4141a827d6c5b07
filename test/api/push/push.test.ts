import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newPushSubscription } from '../../support/new-push-subscription.ts';
import { type SignedInMember, signIn } from '../../support/sign-in.ts';

const path = '/v1/push/subscriptions';

const keys = () => newPushSubscription().keys;
const newEndpoint = () => newPushSubscription().endpoint;

async function owner(): Promise<SignedInMember> {
  return signIn((await newAccount()).ownerEmail);
}

test('a browser subscribes, and its keys are never answered', async () => {
  const { api } = await owner();
  const endpoint = newEndpoint();
  const { status, body, headers } = await api.post(path, {
    endpoint,
    keys: keys(),
    name: 'Phone',
  });
  expect(status).toBe(201);
  expect(headers.location).toBe(`${path}/1`);
  const shown = { id: 1, endpoint, name: 'Phone', created_at: expect.stringMatching(/Z$/) };
  expect(body.data).toEqual(shown);
  expect((await api.get(path)).body.data).toEqual([shown]);
});

test('the same browser again is the same subscription', async () => {
  const { api } = await owner();
  const body = { endpoint: newEndpoint(), keys: keys() };
  await api.post(path, body);
  const again = await api.post(path, { ...body, name: 'Renamed' });
  expect(again.body.data).toMatchObject({ id: 1, name: 'Renamed' });
  expect((await api.get(path)).body.meta.pagination.total).toBe(1);
});

test('a browser that another login sends moves there', async () => {
  const [first, second] = [await owner(), await owner()];
  const body = { endpoint: newEndpoint(), keys: keys() };
  await first.api.post(path, body);
  expect((await second.api.post(path, body)).status).toBe(201);
  expect((await first.api.get(path)).body.data).toEqual([]);
  expect((await second.api.get(path)).body.data).toHaveLength(1);
});

test('a browser that two logins send at once is of one of them', async () => {
  const [first, second] = [await owner(), await owner()];
  for (let count = 0; count < 10; count += 1) {
    const body = { endpoint: newEndpoint(), keys: keys() };
    await Promise.all([first, second].map(({ api }) => api.post(path, body)));
  }
  const totals = await Promise.all(
    [first, second].map(async ({ api }) => (await api.get(path)).body.meta.pagination.total),
  );
  expect(totals[0] + totals[1]).toBe(10);
});

test.each([
  ['no push service', 'https://example.com/push'],
  ['a name that only ends alike', 'https://evilfcm.googleapis.com.example/x'],
  ['not encrypted', 'http://fcm.googleapis.com/x'],
  ['another port', 'https://fcm.googleapis.com:8443/x'],
  ['a password without a name', 'https://:secret@fcm.googleapis.com/x'],
  ['this machine', 'https://127.0.0.1/x'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest'],
])('an endpoint is refused that is %s', async (_what, endpoint) => {
  const { api } = await owner();
  const { status, body } = await api.post(path, { endpoint, keys: keys() });
  expect([status, body.error.fields.endpoint[0].code]).toEqual([422, 'invalid_value']);
});

test('keys that no browser has are named', async () => {
  const { api } = await owner();
  const { status, body } = await api.post(path, {
    endpoint: newEndpoint(),
    keys: { p256dh: 'short' },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.error.fields).sort()).toEqual(['keys.auth', 'keys.p256dh']);
});

test('a login has ten browsers at most', async () => {
  const { api } = await owner();
  for (let count = 0; count < 10; count += 1) {
    await api.post(path, { endpoint: newEndpoint(), keys: keys() });
  }
  const { status, body } = await api.post(path, { endpoint: newEndpoint(), keys: keys() });
  expect([status, body.error.fields.endpoint[0].code]).toEqual([422, 'too_many']);
  expect((await api.delete(`${path}/1`)).status).toBe(204);
  expect((await api.delete(`${path}/1`)).status).toBe(404);
  expect((await api.post(path, { endpoint: newEndpoint(), keys: keys() })).body.data.id).toBe(11);
});

test('the public key of pushes is answered, or that there is none', async () => {
  const { api } = await owner();
  const { status, body } = await api.get('/v1/push/key');
  expect(status).toBe(200);
  expect(body.data).toHaveProperty('public_key');
});
