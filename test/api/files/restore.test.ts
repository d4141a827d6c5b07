import { expect, test, vi } from 'vitest';
import { dropFiles } from '#shared/families/files/clear.ts';
import { removeObjects } from '#shared/families/files/remove-objects.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../../support/account.ts';
import {
  announceFile,
  newItemOf,
  picture,
  png,
  storePicture,
  upload,
} from '../../support/files.ts';

const hour = 60 * 60 * 1000;

/** A deleted item with a stored picture, and the functions that expire and drop its files later. */
async function arrange() {
  const { api, accountId } = await newAccount();
  const item = await newItemOf(api);
  const file = await storePicture(api, item.id);
  const { url } = (await item.get()).main_picture;
  const before = { ...rowKey.record(accountId, 'item', item.id) };
  await api.delete(`/v1/items/${item.id}`);
  const restore = () => api.post(`/v1/items/${item.id}/restore`);
  const expire = () => removeObjects({ before, after: undefined }, Date.now())?.();
  const row = rowKey.files(accountId, 'item', item.id);
  const dropAfter = (hours: number) => dropFiles(row, Date.now() + hours * hour);
  return { api, accountId, item, file, url, restore, expire, dropAfter };
}

test('an item that is restored within a day still has its files, and they stay', async () => {
  const { item, file, restore, expire, dropAfter } = await arrange();
  await expire();
  await dropAfter(22);
  const withPicture = { pictures_count: 1, main_picture: { id: file.id } };
  expect((await restore()).body.data).toMatchObject(withPicture);
  await expire();
  await dropAfter(48);
  const present = await item.get();
  expect(present).toMatchObject(withPicture);
  expect((await fetch(present.main_picture.url)).status).toBe(200);
});

test('the objects of a deleted item are removed from the bucket within a day', async () => {
  const { api, item, url, restore, expire, dropAfter } = await arrange();
  const [listed] = (await api.get('/v1/items?deleted=true')).body.data;
  expect(listed).toMatchObject({ id: item.id, main_picture: null });
  await expire();
  await dropAfter(24);
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(404), {
    timeout: 60_000,
    interval: 200,
  });
  expect((await restore()).body.data).toMatchObject({ pictures_count: 0, main_picture: null });
});

test('a restore at the same time as the removal keeps all files or none', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const { item, restore, expire, dropAfter } = await arrange();
    await expire();
    const [{ status }] = await Promise.all([restore(), dropAfter(24), expire()]);
    expect(status).toBe(201);
    const { pictures_count: count, main_picture: main } = await item.get();
    expect((await item.pictures()).pictures).toHaveLength(count);
    expect(main === null).toBe(count === 0);
  }
});

test('an upload during the deletion of its item is stored or removed, and does not stay pending', async () => {
  const { api } = await newAccount();
  for (let round = 1; round <= 5; round += 1) {
    const item = await newItemOf(api);
    const file = await announceFile(api, item.id, picture());
    await upload(file.upload, png());
    await api.delete(`/v1/items/${item.id}`);
    await api.post(`/v1/items/${item.id}/restore`);
    const expectNothingPending = async () => {
      const { body } = await api.get(`/v1/items/${item.id}/files`);
      const stored = body.data.filter(({ status }: { status: string }) => status === 'stored');
      expect(stored).toHaveLength(body.data.length);
      expect(await item.get()).toMatchObject({ pictures_count: stored.length });
    };
    await vi.waitFor(expectNothingPending, { timeout: 30_000, interval: 100 });
  }
});

test('the files of a deleted item count towards the storage until they are removed, within a day', async () => {
  const { api, accountId, expire, dropAfter } = await arrange();
  const bytes = async () => Number((await findRow(rowKey.fileTotal(accountId)))?.bytes);
  await expire();
  expect(await bytes()).toBe(png().length);
  await dropAfter(24);
  expect(await bytes()).toBe(0);
  expect((await api.get('/v1/items?deleted=true')).body.data).toHaveLength(1);
});
