import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newPushSubscription } from '../../support/new-push-subscription.ts';
import { type SignedInMember, signIn } from '../../support/sign-in.ts';

const path = '/v1/push/subscriptions';

const newKeys = () => newPushSubscription().keys;
const newEndpoint = () => newPushSubscription().endpoint;

async function newOwner(): Promise<SignedInMember> {
  return signIn((await newAccount()).ownerEmail);
}

test('a browser can subscribe, and no response has its keys', async () => {
  const { api } = await newOwner();
  const endpoint = newEndpoint();
  const { status, body, headers } = await api.post(path, {
    endpoint,
    keys: newKeys(),
    name: 'Phone',
  });
  expect(status).toBe(201);
  expect(headers.location).toBe(`${path}/1`);
  const shown = { id: 1, endpoint, name: 'Phone', created_at: expect.stringMatching(/Z$/) };
  expect(body.data).toEqual(shown);
  expect((await api.get(path)).body.data).toEqual([shown]);
});

test('subscribing the same browser again updates its subscription', async () => {
  const { api } = await newOwner();
  const body = { endpoint: newEndpoint(), keys: newKeys() };
  await api.post(path, body);
  const again = await api.post(path, { ...body, name: 'Renamed' });
  expect(again.body.data).toMatchObject({ id: 1, name: 'Renamed' });
  expect((await api.get(path)).body.meta.pagination.total).toBe(1);
});

test('subscribing a browser with another login moves its subscription there', async () => {
  const [first, second] = [await newOwner(), await newOwner()];
  const body = { endpoint: newEndpoint(), keys: newKeys() };
  await first.api.post(path, body);
  expect((await second.api.post(path, body)).status).toBe(201);
  expect((await first.api.get(path)).body.data).toEqual([]);
  expect((await second.api.get(path)).body.data).toHaveLength(1);
});

test('a browser that two logins subscribe at once has one subscription', async () => {
  const [first, second] = [await newOwner(), await newOwner()];
  for (let count = 0; count < 10; count += 1) {
    const body = { endpoint: newEndpoint(), keys: newKeys() };
    await Promise.all([first, second].map(({ api }) => api.post(path, body)));
  }
  const totals = await Promise.all(
    [first, second].map(async ({ api }) => (await api.get(path)).body.meta.pagination.total),
  );
  expect(totals[0] + totals[1]).toBe(10);
});

test.each([
  ['not of a push service', 'https://example.com/push'],
  ['a host with a similar name', 'https://evilfcm.googleapis.com.example/x'],
  ['not encrypted', 'http://fcm.googleapis.com/x'],
  ['on another port', 'https://fcm.googleapis.com:8443/x'],
  ['with a password', 'https://:secret@fcm.googleapis.com/x'],
  ['a local address', 'https://127.0.0.1/x'],
  ['the metadata service of a cloud', 'https://169.254.169.254/latest'],
])('an endpoint is refused that is %s', async (_what, endpoint) => {
  const { api } = await newOwner();
  const { status, body } = await api.post(path, { endpoint, keys: newKeys() });
  expect([status, body.error.fields.endpoint[0].code]).toEqual([422, 'invalid_value']);
});

test('invalid keys are refused with the names of their fields', async () => {
  const { api } = await newOwner();
  const { status, body } = await api.post(path, {
    endpoint: newEndpoint(),
    keys: { p256dh: 'short' },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.error.fields).sort()).toEqual(['keys.auth', 'keys.p256dh']);
});

test('a login can have at most ten subscriptions', async () => {
  const { api } = await newOwner();
  for (let count = 0; count < 10; count += 1) {
    await api.post(path, { endpoint: newEndpoint(), keys: newKeys() });
  }
  const { status, body } = await api.post(path, { endpoint: newEndpoint(), keys: newKeys() });
  expect([status, body.error.fields.endpoint[0].code]).toEqual([422, 'too_many']);
  expect((await api.delete(`${path}/1`)).status).toBe(204);
  expect((await api.delete(`${path}/1`)).status).toBe(404);
  expect((await api.post(path, { endpoint: newEndpoint(), keys: newKeys() })).body.data.id).toBe(
    11,
  );
});

test('the public key for subscriptions can be read', async () => {
  const { api } = await newOwner();
  const { status, body } = await api.get('/v1/push/key');
  expect(status).toBe(200);
  expect(body.data).toHaveProperty('public_key');
});
