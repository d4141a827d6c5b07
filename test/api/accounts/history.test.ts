import { expect, test, vi } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { setPassword } from '#shared/families/operators/members.ts';
import { newAccount, password } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';
import { auth, signIn } from '../../support/sign-in.ts';
import { totpCode, turnFactorOn } from '../../support/totp.ts';

const polling = { timeout: 60_000, interval: 200 };

type Entry = {
  resource: string;
  action: string;
  resource_id: number;
  actor: { type: string };
  changes: object[];
};
const summaryOf = ({ resource, action, resource_id }: Entry) =>
  `${resource} ${resource_id} ${action}`;

async function arrange() {
  const account = await newAccount();
  const { api, accountId, ownerEmail } = account;
  await newItems(api, 2);
  await checkOut(api, [1, 2]);
  await api.post('/v1/checkouts/1/checkin', {});
  await api.post('/v1/contacts', { name: 'Ada' });
  await api.delete('/v1/contacts/1');
  const { api: owner } = await signIn(ownerEmail);
  const path = `/v1/accounts/${accountId}/history`;
  await vi.waitFor(async () => {
    const { body } = await owner.get(path);
    expect(body.data.map(summaryOf)).toContain('session 1 create');
    expect(body.data.map(summaryOf)).toContain('contact 1 delete');
  }, polling);
  return { ...account, owner, path };
}

test('the audit lists every write in an account once, newest first', async () => {
  const { owner, path } = await arrange();
  const { body } = await owner.get(path);
  expect(body.data.map(summaryOf).sort()).toEqual(
    [
      'account 1 create',
      'checkout 1 checkin',
      'checkout 1 create',
      'contact 1 create',
      'contact 1 delete',
      'item 1 create',
      'item 2 create',
      'key 1 create',
      'session 1 create',
      'user 1 create',
    ].map((one) => one.replace('account 1', `account ${path.split('/')[3]}`)),
  );
  const times = body.data.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort().reverse());
  expect(body.meta.pagination.total).toBe(10);
  const versions = body.data.map((entry: { version?: number }) => entry.version);
  const isSession = body.data.map(({ resource }: { resource: string }) => resource === 'session');
  expect(versions.map((version?: number) => version === undefined)).toEqual(isSession);
});

test.each([
  ['resource=item', ['item 2 create', 'item 1 create']],
  ['resource=session', ['session 1 create']],
  ['actor_type=user', ['session 1 create']],
  ['actor_type=api_key&actor_id=1&resource=contact', ['contact 1 delete', 'contact 1 create']],
  ['actor_type=api_key&actor_id=9', []],
  ['actor_id=1&resource=contact', ['contact 1 delete', 'contact 1 create']],
  ['actor_id=1&resource=session', ['session 1 create']],
  ['actor_id=9', []],
  ['to=2020-01-01T00:00:00Z', []],
])('the audit is filtered by ?%s', async (query, expected) => {
  const { owner, path } = await arrange();
  const { body } = await owner.get(`${path}?${query}`);
  expect(body.data.map(summaryOf).sort()).toEqual([...expected].sort());
  expect(body.meta.pagination.total).toBe(expected.length);
});

test('a session that moves to another account is a sign-out in one audit and a sign-in in the other', async () => {
  const [here, there] = [await newAccount(), await newAccount()];
  const guest = await there.newUser({ role: 'viewer' }, 'Guest', here.ownerEmail);
  const [{ api: owner }, { api: other }] = [
    await signIn(here.ownerEmail, { account_id: here.accountId }),
    await signIn(there.ownerEmail),
  ];
  const { refreshToken } = await signIn(here.ownerEmail, { account_id: here.accountId });
  await auth('refresh', { refresh_token: refreshToken, account_id: there.accountId });
  const sessionsIn = async (api: typeof owner, id: number, member: number) => {
    const query = `resource=session&actor_type=user&actor_id=${member}`;
    const { body } = await api.get(`/v1/accounts/${id}/history?${query}`);
    return body.data.map(summaryOf).sort();
  };
  await vi.waitFor(
    async () => {
      expect(await sessionsIn(other, there.accountId, guest.id)).toEqual(['session 2 create']);
      expect(await sessionsIn(owner, here.accountId, here.ownerId)).toEqual([
        'session 1 create',
        'session 2 create',
        'session 2 delete',
      ]);
    },
    { timeout: 20_000, interval: 200 },
  );
});

test('the audit says who ended the session of another member', async () => {
  const { accountId, ownerId, ownerEmail, newUser } = await newAccount();
  const [{ id, email }, other] = [
    await newUser({ role: 'member' }),
    await newUser({ role: 'owner' }),
  ];
  const { api: owner } = await signIn(ownerEmail);
  await signIn(email);
  await signIn(other.email);
  await owner.delete(`/v1/accounts/${accountId}/members/${id}`);
  await setPassword(operatorCall(accountId), other.id, 'seven wooden lanterns');
  await vi.waitFor(async () => {
    const { body } = await owner.get(`/v1/accounts/${accountId}/history?resource=session`);
    const ends = body.data.filter(({ action }: Entry) => action === 'delete');
    expect(ends).toMatchObject([
      {
        actor: { id: 0, type: 'system' },
        changes: [{ field: 'user_id', from: other.id, to: null }],
      },
      { actor: { id: ownerId, type: 'user' }, changes: [{ field: 'user_id', from: id, to: null }] },
    ]);
  }, polling);
});

test('the audit tells of a new password and of a second factor in each account of the member, without values', async () => {
  const [here, there] = [await newAccount(), await newAccount()];
  const guest = await there.newUser({ role: 'owner' }, 'Guest', here.ownerEmail);
  const { api: owner } = await signIn(here.ownerEmail, { account_id: here.accountId });
  const { secret } = await turnFactorOn(owner);
  await owner.delete('/v1/session/totp', {}, { code: totpCode(secret, 1) });
  const new_password = 'seven wooden lanterns';
  const { status } = await owner.post('/v1/auth/password', {
    current_password: password,
    new_password,
  });
  expect(status).toBe(201);
  const { api: other } = await signIn(there.ownerEmail);
  const changesIn = async (api: typeof owner, id: number, member: number) => {
    const query = `resource=user&actor_type=user&actor_id=${member}`;
    const { body } = await api.get(`/v1/accounts/${id}/history?${query}`);
    return body.data.map(({ resource_id, action, changes }: Entry) => [
      resource_id,
      action,
      changes,
    ]);
  };
  const expected = (id: number) => [
    [id, 'update', [{ field: 'password', from: null, to: null }]],
    [id, 'update', [{ field: 'second_factor', from: false, to: true }]],
    [id, 'update', [{ field: 'second_factor', from: true, to: false }]],
  ];
  await vi.waitFor(async () => {
    const ofGuest = await changesIn(other, there.accountId, guest.id);
    const ofOwner = await changesIn(owner, here.accountId, here.ownerId);
    expect(ofGuest.sort(byText)).toEqual(expected(guest.id));
    expect(ofOwner.sort(byText)).toEqual(expected(here.ownerId));
  }, polling);
});

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

test('the audit has pages', async () => {
  const { owner, path } = await arrange();
  const whole = (await owner.get(path)).body.data.map(summaryOf);
  const entries: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await owner.get(`${path}?limit=3${cursor && `&cursor=${cursor}`}`);
    entries.push(...body.data.map(summaryOf));
    cursor = body.meta.pagination.next_cursor;
  }
  expect(entries).toEqual(whole);
});

test('actor_id lists the entries of a member and a key with the same id in one order', async () => {
  const { owner, path } = await arrange();
  const whole = (await owner.get(path)).body.data;
  const expected = whole
    .filter(({ actor }: { actor: { id: number } }) => actor.id === 1)
    .map(summaryOf);
  const { body: first } = await owner.get(`${path}?actor_id=1&limit=4`);
  const cursor = first.meta.pagination.next_cursor;
  const { body: rest } = await owner.get(`${path}?actor_id=1&limit=100&cursor=${cursor}`);
  expect([...first.data, ...rest.data].map(summaryOf)).toEqual(expected);
  expect(first.meta.pagination.total).toBe(expected.length);
});

test('only administrators of the account can read its audit', async () => {
  const { owner, path, newUser, api, accountId } = await arrange();
  const { email } = await newUser({ role: 'member' });
  const { api: member } = await signIn(email);
  expect((await member.get(path)).body.error.code).toBe('forbidden');
  expect((await owner.get(`/v1/accounts/${accountId + 1}/history`)).status).toBe(404);
  expect((await api.get(path)).body.error.code).toBe('first_party_only');
});

test.each([
  ['locations', { name: 'A' }],
  ['contacts', { name: 'A' }],
])('the history of %s lists their changes, even after they are deleted', async (family, record) => {
  const { api } = await newAccount();
  await api.post(`/v1/${family}`, record);
  await api.patch(`/v1/${family}/1`, { name: 'B' });
  await api.delete(`/v1/${family}/1`);
  const { status, body } = await api.get(`/v1/${family}/1/history`);
  expect(status).toBe(200);
  expect(body.data.map(({ action }: Entry) => action)).toEqual(['delete', 'update', 'create']);
  expect(body.data[1].changes).toEqual([{ field: 'name', from: 'A', to: 'B' }]);
  expect((await api.get(`/v1/${family}/2/history`)).status).toBe(404);
});

test('the history of a checkout, issue or event has only its own entries', async () => {
  const { api } = await newAccount();
  await newItems(api, 2);
  await checkOut(api, [1]);
  await api.post('/v1/checkouts/1/checkin', { remarks: 'Back' });
  await api.post('/v1/issues', { name: 'Issue', iid: [1] });
  await api.post('/v1/issues/1/status', { status: 'closed' });
  await api.post('/v1/events', { name: 'Event', iid: [1], time: '2030-01-01T00:00:00Z' });
  const actionsOf = async (path: string) =>
    (await api.get(`${path}/history`)).body.data.map(({ action }: Entry) => action);
  expect(await actionsOf('/v1/checkouts/1')).toEqual(['checkin', 'create']);
  expect(await actionsOf('/v1/issues/1')).toEqual(['status', 'create']);
  expect(await actionsOf('/v1/events/1')).toEqual(['create']);
});

test('changes of an account by operators are in its audit', async () => {
  const { setPlan, owner, path } = await arrange();
  await setPlan({ keep_location: true });
  await vi.waitFor(async () => {
    const [entry] = (await owner.get(`${path}?resource=account`)).body.data;
    expect(entry.changes).toEqual([{ field: 'keep_location', from: null, to: true }]);
  }, polling);
});
