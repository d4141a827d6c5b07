import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { signIn } from '../../support/sign-in.ts';

const path = '/v1/session/user';

test('a member can read their own profile without any permission', async () => {
  const { newUser } = await newAccount();
  const { id, email } = await newUser({ permissions: [] }, 'Ada');
  const { api } = await signIn(email);
  const { status, body, headers } = await api.get(path);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id,
    type: 'user',
    name: 'Ada',
    email,
    status: 'active',
    role: 'custom',
    second_factor: false,
    recovery_codes_left: 0,
  });
  // The second factor changes without a new version of the member.
  expect(headers).not.toHaveProperty('etag');
});

test('the profile shows a change', async () => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const changed = await api.patch(path, { phone: '+32 9 000', title: 'Director' });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({ phone: '+32 9 000', title: 'Director' });
  const { version: _, ...shown } = changed.body.data;
  expect((await api.get(path)).body.data).toMatchObject(shown);
  expect((await api.patch(path, { phone: '+32 9 000' })).body.meta.unchanged).toBe(true);
});

test('a change of the own profile with an old If-Match is refused', async () => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const { headers } = await api.patch(path, { title: 'Director' });
  const change = (ifMatch: string) => api.patch(path, { title: 'Head' }, { 'if-match': ifMatch });
  const { status, body } = await change('"99"');
  expect([status, body.error?.code]).toEqual([412, 'version_mismatch']);
  expect((await api.get(path)).body.data.title).toBe('Director');
  expect((await change(headers.etag ?? '')).status).toBe(200);
});

test('preferences are shown only to the member, and replaced as a whole', async () => {
  const { ownerEmail, ownerId, accountId } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const none = { views: [], columns: [] };
  expect((await api.get(path)).body.data.preferences).toEqual(none);
  const preferences = {
    views: [{ name: 'Lamps', query: 'q=lamp&display=available' }],
    columns: ['tags', 'serial_number'],
  };
  const saved = await api.patch(path, { preferences });
  expect(saved.status).toBe(200);
  expect(saved.body.data).not.toHaveProperty('preferences');
  expect((await api.get(path)).body.data.preferences).toEqual(preferences);
  const member = await api.get(`/v1/accounts/${accountId}/members/${ownerId}`);
  expect(member.body.data).not.toHaveProperty('preferences');
  const history = await api.get(`/v1/accounts/${accountId}/history?limit=50`);
  expect(JSON.stringify(history.body)).not.toContain('q=lamp');
  await api.patch(path, { preferences: null });
  expect((await api.get(path)).body.data.preferences).toEqual(none);
});

test.each([
  [{ columns: ['password_hash'], views: [] }, 'preferences.columns.0'],
  [{ views: [{ name: 'A' }] }, 'preferences.views.0.query'],
  [{ views: Array(31).fill({ name: 'A', query: 'q=a' }) }, 'preferences.views'],
])('invalid preferences are refused: %j', async (preferences, field) => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const { status, body } = await api.patch(path, { preferences });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
});
