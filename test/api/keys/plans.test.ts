import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { signIn } from '../../support/sign-in.ts';

test('without API access keys can be listed, shown and revoked, but not created or changed', async () => {
  const { accountId, ownerEmail, id } = await newAccount({ plan: 'free' });
  const { api } = await signIn(ownerEmail);
  const keys = `/v1/accounts/${accountId}/keys`;
  const refused = [
    await api.post(keys, { name: 'New', access: 'full' }),
    await api.patch(`${keys}/${id}`, { name: 'New' }),
    await api.post(`${keys}/${id}/rotate`, {}),
  ];
  for (const { status, body } of refused) {
    expect([status, body.error.code]).toEqual([403, 'plan_upgrade_required']);
  }
  expect((await api.get(keys)).body.data).toHaveLength(1);
  expect((await api.delete(`${keys}/${id}`)).status).toBe(204);
});

test('the key limit of a plan holds even if keys are created at the same time', async () => {
  const { accountId, ownerEmail } = await newAccount({ plan: 'business' });
  const { api } = await signIn(ownerEmail);
  const names = Array.from({ length: 12 }, (_, index) => `Key ${index}`);
  const answers = await Promise.all(
    names.map((name) => api.post(`/v1/accounts/${accountId}/keys`, { name, access: 'full' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  const refused = answers.filter(({ status }) => status !== 201);
  for (const { status, body } of refused) {
    expect([status, body.error.code]).toEqual([422, 'key_limit_reached']);
  }
});
