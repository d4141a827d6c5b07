import { expect, test } from 'vitest';
import {
  inviteTo,
  newAddress,
  newInvitation,
  newOwner,
  replaceInvitationToken,
} from '../support/members.ts';
import { auth, signIn } from '../support/sign-in.ts';

const newPassword = 'seven wooden lanterns';

test('when two owners deactivate each other at once, one remains', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const { account, api, members } = await newOwner();
    const second = await account.newUser({ role: 'owner' });
    const other = await signIn(second.email);
    const answers = await Promise.all([
      api.delete(`${members}/${second.id}`),
      other.api.delete(`${members}/${account.ownerId}`),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const remaining = answers[0]?.status === 204 ? api : other.api;
    const { data } = (await remaining.get(`${members}?status=active`)).body;
    expect(data).toMatchObject([{ role: 'owner' }]);
  }
});

test('when an invitation is accepted five times at once, one succeeds', async () => {
  const { token, email, account } = await newInvitation();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => auth('invitation', { token, new_password: newPassword })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422]);
  const { api } = await signIn(email, { password: newPassword });
  const { body } = await api.get('/v1/accounts');
  expect(body.data).toMatchObject([{ id: account.accountId }]);
});

test('an invitation that is accepted and withdrawn at once ends in an inactive member', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const { token, email, api, members, id } = await newInvitation();
    await Promise.all([
      auth('invitation', { token, new_password: newPassword }),
      api.delete(`${members}/${id}`),
    ]);
    const { status } = (await api.get(`${members}/${id}`)).body.data;
    expect(status).toBe('inactive');
    expect((await auth('login', { email, password: newPassword })).status).toBe(401);
  }
});

test('concurrent invitations of one address create one member', async () => {
  const owner = await newOwner();
  const email = newAddress();
  const invited = await Promise.all([1, 2, 3, 4].map(() => inviteTo(owner, email)));
  expect(new Set(invited.map(({ id }) => id)).size).toBe(1);
  const token = await replaceInvitationToken(owner.account.accountId, invited[0].id);
  expect((await auth('invitation', { token, new_password: newPassword })).status).toBe(201);
});
