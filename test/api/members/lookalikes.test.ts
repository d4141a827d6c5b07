import { expect, test } from 'vitest';
import { newInvitation } from '../../support/members.ts';

test('an address that looks like that of an invited or inactive member is taken, and changes nothing', async () => {
  const { api, members, id, email } = await newInvitation();
  // Each random address has a 4: it is a UUID of version 4.
  const lookalike = { email: email.replace('4', '４'), name: 'Other', role: 'owner' };
  expect(lookalike.email).not.toBe(email);
  for (const member of ['invited', 'inactive']) {
    if (member === 'inactive') await api.delete(`${members}/${id}`);
    const before = (await api.get(`${members}/${id}`)).body.data;
    expect(before.status).toBe(member);
    const { status, body } = await api.post(members, lookalike);
    expect([status, body.error?.fields.email[0]]).toMatchObject([422, { code: 'taken', id }]);
    expect((await api.get(`${members}/${id}`)).body.data).toEqual(before);
  }
});
