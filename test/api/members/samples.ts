import { newSampleOwner } from '../../support/writes/owner.ts';
import { create, newWord } from '../../support/writes/records.ts';
import type { Arrange, Write } from '../../support/writes/write.ts';

/** A call on an invited member, which affects the member and the number of members. */
async function onMember(body: object | undefined): Promise<Write> {
  const { as, accountId } = await newSampleOwner();
  const members = `/v1/accounts/${accountId}/members`;
  const guest = { email: `${newWord()}@example.com`, name: 'Guest', role: 'viewer' };
  const path = `${members}/${await create(as.api, members, guest)}`;
  return { as, path, ...(body ? { body } : {}), affectedPaths: [path, `${members}?limit=1`] };
}

export const writes = {
  create: async () => {
    const { as, accountId } = await newSampleOwner();
    const path = `/v1/accounts/${accountId}/members`;
    const body = { email: `${newWord()}@example.com`, name: 'Guest', role: 'member' };
    return { as, path, body, affectedPaths: [`${path}?limit=2`] };
  },
  update: () => onMember({ role: 'member', name: 'Kim' }),
  remove: async () => ({ ...(await onMember(undefined)), statusOfRepeat: 204 }),
} satisfies Record<string, Arrange>;
