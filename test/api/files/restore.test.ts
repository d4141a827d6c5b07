import { expect, inject, test } from 'vitest';
import { removeObjects } from '#shared/families/files/remove-objects.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../../support/account.ts';
import { newItemOf, storePicture } from '../../support/files.ts';

/** An item with a stored picture that was deleted, and what clears its files. */
async function arrange() {
  const { api, accountId } = await newAccount();
  const item = await newItemOf(api);
  const file = await storePicture(api, item.id);
  const before = { ...rowKey.record(accountId, 'item', item.id) };
  await api.delete(`/v1/items/${item.id}`);
  const restore = () => api.post(`/v1/items/${item.id}/restore`);
  const clear = () => removeObjects({ before, after: undefined })?.();
  return { api, item, file, restore, clear };
}

/** An item that was restored before the service, which follows its own writes, cleared the files. */
async function restoredFirst() {
  for (let round = 1; round <= 20; round += 1) {
    const arranged = await arrange();
    const { body } = await arranged.restore();
    if (body.data.pictures_count > 0) return arranged;
  }
  throw new Error('The files were always cleared first.');
}

// A deployed stage is always the first to clear them.
test.skipIf(inject('service').host)(
  'an item that is restored before its files were cleared keeps them',
  async () => {
    const { item, file, clear } = await restoredFirst();
    expect(await item.get()).toMatchObject({ pictures_count: 1, main_picture: { id: file.id } });
    await clear();
    expect(await item.get()).toMatchObject({ pictures_count: 1, main_picture: { id: file.id } });
    expect((await item.pictures()).pictures).toHaveLength(1);
  },
);

test('an item that is restored later has no files', async () => {
  const { api, item, restore, clear } = await arrange();
  const [listed] = (await api.get('/v1/items?deleted=true')).body.data;
  expect(listed).toMatchObject({ id: item.id, main_picture: null });
  await clear();
  expect((await restore()).body.data).toMatchObject({ pictures_count: 0, main_picture: null });
});

test('files are cleared as a whole or kept, whatever a restoration meets', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const { item, restore, clear } = await arrange();
    await Promise.all([restore(), clear()]);
    const { pictures_count: count, main_picture: main } = await item.get();
    expect((await item.pictures()).pictures).toHaveLength(count);
    expect(main === null).toBe(count === 0);
  }
});
