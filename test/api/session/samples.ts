import { signIn } from '../../support/sign-in.ts';
import { newSampleOwner } from '../../support/writes/owner.ts';
import type { Arrange } from '../../support/writes/write.ts';

export const writes = {
  updateUser: async () => {
    const { as, accountId, ownerId } = await newSampleOwner();
    const affectedPaths = [`/v1/accounts/${accountId}/members/${ownerId}`];
    return { as, body: { name: 'Kim', phone: '7', title: 'Head' }, affectedPaths };
  },
  end: async () => {
    const { as, ownerEmail } = await newSampleOwner();
    const { api } = await signIn(ownerEmail);
    const { body } = await api.get('/v1/session');
    const id = body.data.find(({ current }: { current: boolean }) => current).id;
    return { as, id, affectedPaths: ['/v1/session?limit=1'] };
  },
} satisfies Record<string, Arrange>;
