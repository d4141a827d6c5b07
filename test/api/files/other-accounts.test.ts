import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { announceFiles, newItemOf, picture, storePicture } from '../../support/files.ts';

test('another account cannot announce, list, get, change or delete a file', async () => {
  const [owner, other] = [await newAccount(), await newAccount()];
  const item = await newItemOf(owner.api);
  const file = await storePicture(owner.api, item.id);
  // An account with as many items, one of which has the same id.
  const path = `/v1/items/${item.id}`;
  const missing = async () => [
    (await announceFiles(other.api, item.id, picture())).status,
    (await other.api.get(`${path}/files`)).status,
    (await other.api.get(`${path}/pictures`)).status,
    (await other.api.patch(`${path}/files/${file.id}`, { name: 'x' })).status,
    (await other.api.delete(`${path}/files/${file.id}`)).status,
  ];
  expect(await missing()).toEqual([404, 404, 404, 404, 404]);
  const own = await newItemOf(other.api);
  expect(own.id).toBe(item.id);
  expect((await other.api.get(`${path}/files`)).body.data).toEqual([]);
  expect((await other.api.delete(`${path}/files/${file.id}`)).status).toBe(404);
  expect((await item.pictures()).pictures).toHaveLength(1);
});

test('a file is found only under its own item', async () => {
  const { api } = await newAccount();
  const [first, second] = [await newItemOf(api), await newItemOf(api)];
  const file = await storePicture(api, first.id);
  expect((await api.delete(`/v1/items/${second.id}/files/${file.id}`)).status).toBe(404);
});
