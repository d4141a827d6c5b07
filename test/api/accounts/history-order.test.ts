import { expect, test, vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { signIn } from '../../support/sign-in.ts';

const polling = { timeout: 60_000, interval: 200 };

test('writes of one second to different records are in the audit newest first', async () => {
  const { api, accountId, ownerEmail } = await newAccount();
  const inOrder = ['locations', 'contacts', 'items', 'contacts', 'locations', 'items'];
  for (const [index, resource] of inOrder.entries())
    await api.post(`/v1/${resource}`, { name: `Record ${index}` });
  const { api: owner } = await signIn(ownerEmail);
  for (const filter of ['actor_type=api_key', 'actor_id=1&actor_type=api_key']) {
    await vi.waitFor(async () => {
      const { body } = await owner.get(`/v1/accounts/${accountId}/history?${filter}`);
      const resources = body.data.map(({ resource }: { resource: string }) => `${resource}s`);
      expect(resources).toEqual(inOrder.toReversed());
    }, polling);
  }
});
