import { expect, test } from 'vitest';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount } from '../support/account.ts';
import { dispatchDueIn } from '../support/dispatch.ts';

test('a record that is written late with the former name of an item soon shows the new name', async () => {
  const { accountId, api } = await newAccount();
  const item = (await api.post('/v1/items', { name: 'Old' })).body.data.id;
  const { id } = (await api.post('/v1/issues', { name: 'Torn', iid: [item] })).body.data;
  const key = rowKey.record(accountId, 'issue', id);
  const shownName = async () => (await api.get('/v1/issues')).body.data[0].items[0].name;
  const before = await findRow(key, { consistent: true });
  await api.patch(`/v1/items/${item}`, { name: 'New' });
  await expect.poll(shownName).toBe('New');

  const set = { item_summaries: before?.item_summaries };
  await updateRow({ kind: 'update', key, set });
  expect(await shownName()).toBe('Old');
  await dispatchDueIn(2, accountId);
  expect(await shownName()).toBe('New');
});
