import { beforeAll, describe, expect, test } from 'vitest';
import { removeDeletedTerms } from '#shared/background/remove-terms.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';

/** Writes search terms of items that do not exist, like a create that failed before its transaction. */
function writeOrphanTerms(accountId: number, term: string): Promise<void> {
  const keys = [1, 2, 3].map((id) => rowKey.term(accountId, 'item', term, 1000 + id));
  return putRows(keys.map((key) => ({ ...key })));
}

describe.each([3, 110])('with %i items', (count) => {
  let account: TestAccount;

  beforeAll(async () => {
    account = await newAccount();
    await manyItems(account.accountId, count, () => ({ description: 'lantern', type: 'lamp' }));
    await writeOrphanTerms(account.accountId, 'lantern');
    await writeOrphanTerms(account.accountId, equalityTerm('type', 'lamp'));
  });

  test.each(['q=lantern', 'type=lamp', 'q=l'])(
    '?%s neither counts nor shows items that were never created',
    async (query) => {
      const { body } = await account.api.get(`/v1/items?${query}&limit=200`);
      expect([body.meta.pagination.total, body.data.length]).toEqual([count, count]);
    },
  );
});

test('a filter by several suppliers does not count items that were never created', async () => {
  const { api, accountId } = await newAccount();
  await api.post('/v1/contacts', { name: 'First dealer' });
  await api.post('/v1/contacts', { name: 'Second dealer' });
  for (const supplier_id of [1, 2]) await manyItems(accountId, 55, () => ({ supplier_id }));
  await writeOrphanTerms(accountId, equalityTerm('supplier_id', 1));
  const { body } = await api.get('/v1/items?supplier_id=1,2&limit=200');
  expect([body.meta.pagination.total, body.data.length]).toEqual([110, 110]);
});

test('a deleted item is no longer found, and its search terms are removed', async () => {
  const { api, accountId } = await newAccount();
  const [id = 0] = await newItems(api, 1, { description: 'lantern' });
  const before = await findRow(rowKey.record(accountId, 'item', id), { consistent: true });
  await api.delete(`/v1/items/${id}`);
  expect((await api.get('/v1/items?q=lantern')).body.meta.pagination.total).toBe(0);
  await removeDeletedTerms({ before, after: undefined }, Date.now())?.();
  expect(await findRow(rowKey.term(accountId, 'item', 'lantern', id))).toBeUndefined();
});

test('an item that is restored before its search terms are removed keeps them', async () => {
  const { api, accountId } = await newAccount();
  const [id = 0] = await newItems(api, 1, { description: 'lantern' });
  const before = await findRow(rowKey.record(accountId, 'item', id), { consistent: true });
  await api.delete(`/v1/items/${id}`);
  await api.post(`/v1/items/${id}/restore`);
  await removeDeletedTerms({ before, after: undefined }, Date.now())?.();
  expect((await api.get('/v1/items?q=lantern')).body.data).toMatchObject([{ id }]);
});
