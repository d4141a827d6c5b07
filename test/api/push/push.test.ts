import { expect, test, vi } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { newPushSubscription } from '../../support/new-push-subscription.ts';
import { auth, type SignedInMember, signIn } from '../../support/sign-in.ts';

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

/** Waits until the browsers of a member are those with these names. */
async function expectBrowsers({ api }: SignedInMember, names: readonly string[]) {
  const read = async () =>
    (await api.get(path)).body.data.map(({ name }: { name: string }) => name);
  await vi.waitFor(async () => expect(await read()).toEqual(names), { timeout: 10_000 });
}

/** A member who is signed in on two devices, each of which receives notifications. */
async function newOwnerWithTwoDevices() {
  const { ownerEmail } = await newAccount();
  const [desk, phone] = [await signIn(ownerEmail), await signIn(ownerEmail)];
  await desk.api.post(path, { ...newPushSubscription(), name: 'Desk' });
  await phone.api.post(path, { ...newPushSubscription(), name: 'Phone' });
  await expectBrowsers(desk, ['Desk', 'Phone']);
  return { desk, phone, ownerEmail };
}

test('a browser gets no more notifications once its session is ended from another', async () => {
  const { desk } = await newOwnerWithTwoDevices();
  const sessions = (await desk.api.get('/v1/session')).body.data;
  const { id } = sessions.find(({ current }: { current: boolean }) => !current);
  await desk.api.delete(`/v1/session/${id}`);
  await expectBrowsers(desk, ['Desk']);
});

test('a session that is ended while it subscribes a browser leaves no subscription', async () => {
  const { ownerEmail } = await newAccount();
  const own = await signIn(ownerEmail);
  for (let count = 0; count < 15; count += 1) {
    const other = await signIn(ownerEmail);
    const [{ id }] = (await other.api.get('/v1/session?limit=1')).body.data;
    const subscribe = () => other.api.post(path, newPushSubscription());
    const end = () => own.api.delete(`/v1/session/${id}`);
    await Promise.all([subscribe(), subscribe(), end(), subscribe(), subscribe()]);
  }
  await expectBrowsers(own, []);
});

test('no browser gets notifications after its member signs out everywhere', async () => {
  const { desk, ownerEmail } = await newOwnerWithTwoDevices();
  await auth('logout', { all: true }, { authorization: `Bearer ${desk.accessToken}` });
  await expectBrowsers(await signIn(ownerEmail), []);
});

test('with a new password, only the browser that changed it still gets notifications', async () => {
  const { desk } = await newOwnerWithTwoDevices();
  const body = { current_password: password, new_password: 'seven quiet otters paddle home' };
  expect((await desk.api.post('/v1/auth/password', body)).status).toBe(201);
  await expectBrowsers(desk, ['Desk']);
});

test('a member who was deactivated and activated again has no browser that gets notifications', async () => {
  const { newUser, setUser } = await newAccount();
  const { id, email } = await newUser({ role: 'member' });
  const { api } = await signIn(email);
  await api.post(path, newPushSubscription());
  await setUser(id, { active: false });
  await setUser(id, { active: true });
  await expectBrowsers(await signIn(email), []);
});

test('a browser that subscribes again belongs to the session of then', async () => {
  const { desk, ownerEmail } = await newOwnerWithTwoDevices();
  const body = { ...newPushSubscription(), name: 'Again' };
  await desk.api.post(path, body);
  const later = await signIn(ownerEmail);
  await later.api.post(path, body);
  await auth('logout', {}, { authorization: `Bearer ${desk.accessToken}` });
  await expectBrowsers(later, ['Phone', 'Again']);
});

test('the public key for subscriptions can be read', async () => {
  const { api } = await newOwner();
  const { status, body } = await api.get('/v1/push/key');
  expect(status).toBe(200);
  expect(body.data).toHaveProperty('public_key');
});
