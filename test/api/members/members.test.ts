import { expect, test } from 'vitest';
import { password } from '../../support/account.ts';
import {
  inviteTo,
  newAddress,
  newInvitation,
  newOwner,
  replaceInvitationToken,
} from '../../support/members.ts';
import { auth, signIn } from '../../support/sign-in.ts';

const newPassword = 'seven wooden lanterns';

test('an invited member is listed as invited, and cannot sign in', async () => {
  const { account, api, members } = await newOwner();
  const email = newAddress();
  const { status, body, headers } = await api.post(members, { email, name: 'Kim', role: 'viewer' });
  expect([status, headers.location]).toEqual([201, `${members}/${body.data.id}`]);
  const invited = { email, name: 'Kim', role: 'viewer', status: 'invited', active: false };
  expect(body.data).toMatchObject({ ...invited, permissions: ['view'] });
  expect(JSON.stringify(body)).not.toContain('token');
  expect((await api.get(headers.location ?? '')).body.data).toEqual(body.data);
  const listed = (await api.get(members)).body;
  expect(listed.data).toMatchObject([{ id: account.ownerId, status: 'active' }, invited]);
  expect((await api.get(`${members}?status=invited`)).body.meta.pagination.total).toBe(1);
  expect((await auth('login', { email, password })).status).toBe(401);
});

test('the link of an invitation sets the password of a new address once', async () => {
  const { email, token, account, id, api, members } = await newInvitation();
  const missing = await auth('invitation', { token });
  expect(missing.body.error.fields).toEqual({
    new_password: [expect.objectContaining({ code: 'required' })],
  });
  const weak = await auth('invitation', { token, new_password: 'short' });
  expect(weak.body.error.fields.new_password[0].code).toBe('too_short');
  const { status, body } = await auth('invitation', { token, new_password: newPassword });
  const joined = { id: account.accountId, name: `Account ${account.accountId}` };
  expect([status, body.data]).toEqual([201, { email, account: joined }]);
  const member = await signIn(email, { password: newPassword });
  expect(member.user).toMatchObject({ id, role: 'member' });
  expect((await member.api.get('/v1/items')).status).toBe(200);
  expect((await api.get(`${members}/${id}`)).body.data).toMatchObject({ status: 'active' });
  const again = await auth('invitation', { token, new_password: newPassword });
  expect([again.status, again.body.error.fields.token[0].code]).toEqual([422, 'invalid_value']);
});

test('an address that has a login in another account keeps its password', async () => {
  const [elsewhere, owner] = [await newOwner(), await newOwner()];
  const email = elsewhere.account.ownerEmail;
  const { id } = await inviteTo(owner, email);
  const token = await replaceInvitationToken(owner.account.accountId, id);
  expect((await auth('invitation', { token, new_password: newPassword })).status).toBe(201);
  const { user } = await signIn(email, { account_id: owner.account.accountId });
  expect(user).toMatchObject({ id, role: 'member' });
  expect((await auth('login', { email, password: newPassword })).status).toBe(401);
});

test('inviting again renews the link, and changes the role and name of the member', async () => {
  const invitation = await newInvitation();
  const { email, token, id, accountId } = invitation;
  const renewed = await inviteTo(invitation, email.toUpperCase(), { role: 'viewer', name: 'Kim' });
  expect(renewed).toMatchObject({ id, role: 'viewer', name: 'Kim', status: 'invited' });
  expect((await auth('invitation', { token, new_password: newPassword })).status).toBe(422);
  const next = await replaceInvitationToken(accountId, id);
  expect((await auth('invitation', { token: next, new_password: newPassword })).status).toBe(201);
  const { status, body } = await invitation.api.post(invitation.members, {
    email,
    name: 'Kim',
    role: 'viewer',
  });
  expect([status, body.error.fields.email[0]]).toMatchObject([422, { code: 'taken', id }]);
});

test('a deactivated member is refused at the next request, and can be reactivated by a PATCH', async () => {
  const { account, api, members } = await newOwner();
  const { id, email } = await account.newUser({ role: 'member' });
  const key = await account.newKey({ userId: id });
  const member = await signIn(email);
  expect((await api.delete(`${members}/${id}`)).status).toBe(204);
  const { status, body } = await member.api.get('/v1/items');
  expect([status, body.error.code]).toEqual([401, 'invalid_session']);
  expect((await key.api.get('/v1/items')).body.error.code).toBe('forbidden');
  expect((await api.get(`${members}/${id}`)).body.data).toMatchObject({ status: 'inactive' });
  expect((await api.delete(`${members}/${id}`)).status).toBe(204);
  const back = await api.patch(`${members}/${id}`, { active: true, role: 'viewer' });
  expect(back.body.data).toMatchObject({ status: 'active', permissions: ['view'] });
  expect((await key.api.get('/v1/items')).status).toBe(200);
  expect((await key.api.post('/v1/items', { name: 'Lamp' })).status).toBe(403);
});

test('the same permissions in another order are no change of a member', async () => {
  const { account, api, members } = await newOwner();
  const { id } = await account.newUser({ permissions: ['action.issue', 'view'] });
  const before = await api.get(`${members}/${id}`);
  expect(before.body.data.permissions).toEqual(['view', 'action.issue']);
  const body = { permissions: ['action.issue', 'view', 'action.issue'] };
  const { body: after } = await api.patch(`${members}/${id}`, body);
  expect(after.meta.unchanged).toBe(true);
  expect(after.data).toEqual(before.body.data);
});

test('a revoked invitation is invalid, and cannot be activated by a PATCH', async () => {
  const { api, members, id, token } = await newInvitation();
  const active = await api.patch(`${members}/${id}`, { active: true });
  expect([active.status, active.body.error.code]).toEqual([422, 'invalid_transition']);
  expect((await api.delete(`${members}/${id}`)).status).toBe(204);
  expect((await auth('invitation', { token, new_password: newPassword })).status).toBe(422);
  const again = await api.patch(`${members}/${id}`, { active: true });
  expect(again.body.error.code).toBe('invalid_transition');
  expect((await api.get(`${members}/${id}`)).body.data.status).toBe('inactive');
});

test('the last owner cannot lose the role or be deactivated', async () => {
  const { account, api, members } = await newOwner();
  const own = `${members}/${account.ownerId}`;
  for (const body of [{ role: 'member' }, { active: false }, { permissions: ['admin.users'] }]) {
    const { status, body: refused } = await api.patch(own, body);
    expect([status, refused.error.code]).toEqual([422, 'invalid_transition']);
  }
  const refused = await api.delete(own);
  expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_transition']);
  await inviteTo({ account, api }, newAddress(), { role: 'owner' });
  expect((await api.patch(own, { role: 'member' })).body.error.code).toBe('invalid_transition');
  const second = await account.newUser({ role: 'owner' });
  expect((await api.patch(own, { role: 'viewer' })).status).toBe(200);
  const secondOwner = await signIn(second.email);
  const last = await secondOwner.api.delete(`${members}/${second.id}`);
  expect(last.body.error.code).toBe('invalid_transition');
});

test('a member cannot grant permissions that they do not have', async () => {
  const { account, members } = await newOwner();
  const { email } = await account.newUser({ permissions: ['admin.users', 'view'] });
  const inactive = await account.newUser({ role: 'member' });
  await account.setUser(inactive.id, { active: false });
  const viewer = await account.newUser({ role: 'viewer' });
  const { api } = await signIn(email);
  const guest = { email: newAddress(), name: 'Guest' };
  const refusals = [
    await api.post(members, { ...guest, role: 'member' }),
    await api.post(members, { ...guest, permissions: ['view', 'admin.account'] }),
    await api.patch(`${members}/${viewer.id}`, { role: 'owner' }),
    await api.patch(`${members}/${viewer.id}`, { permissions: ['content.items'] }),
    await api.patch(`${members}/${inactive.id}`, { active: true }),
    await api.patch(`${members}/${inactive.id}`, { role: 'owner' }),
    await api.patch(`${members}/${viewer.id}`, { active: false, role: 'owner' }),
  ];
  for (const { status, body } of refusals) {
    expect([status, body.error.code]).toEqual([403, 'forbidden']);
  }
  expect((await api.post(members, { ...guest, role: 'viewer' })).status).toBe(201);
  const less = { permissions: [] };
  expect((await api.patch(`${members}/${viewer.id}`, less)).body.data.role).toBe('custom');
});

test('an invalid invitation or change is refused with the names of its fields', async () => {
  const { api, members, account } = await newOwner();
  const guest = { email: newAddress(), name: 'Kim' };
  const twice = { ...guest, role: 'member', permissions: [] };
  const bodies = [{}, { email: 'x', name: '', role: 'king' }, guest, twice];
  const fields = [];
  for (const body of bodies) {
    const answer = await api.post(members, body);
    expect(answer.status).toBe(422);
    fields.push(Object.keys(answer.body.error.fields));
  }
  const shape = ['name', 'email', 'role'];
  expect(fields).toEqual([shape, shape, ['role'], ['permissions']]);
  const both = await api.patch(`${members}/${account.ownerId}`, { role: 'owner', permissions: [] });
  expect(both.body.error.fields.permissions[0].code).toBe('invalid_value');
  expect((await api.get(`${members}/77`)).status).toBe(404);
  expect((await api.get('/v1/accounts/999999/members')).status).toBe(404);
  const unchanged = await api.patch(`${members}/${account.ownerId}`, { role: 'owner' });
  expect(unchanged.body.meta.unchanged).toBe(true);
});

test('members can only be read with admin.users', async () => {
  const { account, members } = await newOwner();
  const { email } = await account.newUser({ role: 'member' });
  const { api } = await signIn(email);
  expect((await api.get(members)).body.error.code).toBe('forbidden');
});

test('every member can change their profile, and later records have the new name', async () => {
  const { account } = await newOwner();
  const { email, id } = await account.newUser({ permissions: ['content.items'] }, 'Kim');
  const { api } = await signIn(email);
  const { body } = await api.patch('/v1/session/user', {
    name: 'Kim Doe',
    phone: '7',
    title: 'TD',
  });
  expect(body.data).toMatchObject({ id, name: 'Kim Doe', phone: '7', title: 'TD', version: 2 });
  const item = await api.post('/v1/items', { name: 'Lamp' });
  expect(item.body.data.created_by).toEqual({ id, type: 'user', name: 'Kim Doe' });
  const cleared = await api.patch('/v1/session/user', { phone: '', role: 'owner' });
  expect(cleared.body.data).toMatchObject({ phone: null, title: 'TD', role: 'custom' });
  expect(cleared.body.meta.ignored_fields).toEqual(['role']);
  expect((await api.patch('/v1/session/user', { name: null })).status).toBe(422);
});

test('an administrator can rename or demote an invited owner, but not promote', async () => {
  const { account, api, members } = await newOwner();
  const { id } = await inviteTo({ account, api }, newAddress(), { role: 'owner' });
  const { email } = await account.newUser({ permissions: ['admin.users'] });
  const administrator = (await signIn(email)).api;
  const renamed = await administrator.patch(`${members}/${id}`, { name: 'Kim' });
  expect([renamed.status, renamed.body.data.name]).toEqual([200, 'Kim']);
  const { status, body } = await administrator.patch(`${members}/${id}`, { role: 'member' });
  expect([status, body.data?.status]).toEqual([200, 'invited']);
  const raised = await administrator.patch(`${members}/${id}`, { role: 'owner' });
  expect([raised.status, raised.body.error.code]).toEqual([403, 'forbidden']);
});
