import { beforeAll, describe, expect, test } from 'vitest';
import { removeDeletedTerms } from '#shared/background/remove-terms.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';

/** Search terms as a create leaves them that was broken off before its transaction. */
function leaveTerms(accountId: number, term: string): Promise<void> {
  const keys = [1, 2, 3].map((id) => rowKey.term(accountId, 'item', term, 1000 + id));
  return putRows(keys.map((key) => ({ ...key })));
}

describe.each([3, 110])('of %i items', (count) => {
  let account: TestAccount;

  beforeAll(async () => {
    account = await newAccount();
    await newItems(account.api, count, { description: 'lantern', type: 'lamp' });
    await leaveTerms(account.accountId, 'lantern');
    await leaveTerms(account.accountId, equalityTerm('type', 'lamp'));
  });

  test.each(['q=lantern', 'type=lamp', 'q=l'])(
    '?%s counts and shows none that was never made',
    async (query) => {
      const { body } = await account.api.get(`/v1/items?${query}&limit=200`);
      expect([body.meta.pagination.total, body.data.length]).toEqual([count, count]);
    },
  );
});

test('several suppliers count no item that was never made', async () => {
  const { api, accountId } = await newAccount();
  await api.post('/v1/contacts', { name: 'First dealer' });
  await api.post('/v1/contacts', { name: 'Second dealer' });
  await newItems(api, 55, { supplier_id: 1 });
  await newItems(api, 55, { supplier_id: 2 });
  await leaveTerms(accountId, equalityTerm('supplier_id', 1));
  const { body } = await api.get('/v1/items?supplier_id=1,2&limit=200');
  expect([body.meta.pagination.total, body.data.length]).toEqual([110, 110]);
});

test('an item that was deleted is no longer found, and its terms go behind it', async () => {
  const { api, accountId } = await newAccount();
  const [id = 0] = await newItems(api, 1, { description: 'lantern' });
  const before = await findRow(rowKey.record(accountId, 'item', id), { consistent: true });
  await api.delete(`/v1/items/${id}`);
  expect((await api.get('/v1/items?q=lantern')).body.meta.pagination.total).toBe(0);
  await removeDeletedTerms({ before, after: undefined }, Date.now())?.();
  expect(await findRow(rowKey.term(accountId, 'item', 'lantern', id))).toBeUndefined();
});

test('an item that is restored before its terms went keeps them', async () => {
  const { api, accountId } = await newAccount();
  const [id = 0] = await newItems(api, 1, { description: 'lantern' });
  const before = await findRow(rowKey.record(accountId, 'item', id), { consistent: true });
  await api.delete(`/v1/items/${id}`);
  await api.post(`/v1/items/${id}/restore`);
  await removeDeletedTerms({ before, after: undefined }, Date.now())?.();
  expect((await api.get('/v1/items?q=lantern')).body.data).toMatchObject([{ id }]);
});
