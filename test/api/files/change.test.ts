import { expect, test, vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import {
  announceFile,
  fileOf,
  newItemOf,
  pdf,
  picture,
  store,
  storePicture,
} from '../../support/files.ts';

async function newItemWithPictures(count: number) {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  const files = [];
  for (let number = 0; number < count; number += 1) files.push(await storePicture(api, item.id));
  const path = (file: { id: number }) => `/v1/items/${item.id}/files/${file.id}`;
  return { api, item, path, files: files as [{ id: number }, { id: number }, { id: number }] };
}

test('a file can be renamed, and the new name loses its folders', async () => {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  const { id } = await store(api, item.id, pdf, fileOf(pdf, 'application/pdf'));
  const { status, body } = await api.patch(`/v1/items/${item.id}/files/${id}`, { name: 'a/b.pdf' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id, name: 'b.pdf', status: 'stored' });
  expect(decodeURIComponent(body.data.url)).toContain('filename="b.pdf"');
  expect((await item.get()).version).toBe(1);
});

test('a change without new values changes nothing', async () => {
  const { api, item, path, files } = await newItemWithPictures(1);
  for (const body of [{}, { name: 'picture.png' }, { main: true }]) {
    const answer = await api.patch(path(files[0]), body);
    expect(answer.body.meta.unchanged).toBe(true);
  }
  expect((await item.get()).version).toBe(2);
  expect((await api.get(`/v1/items/${item.id}/history`)).body.data).toHaveLength(3);
});

test('another picture can become the main one, which changes the version of the item', async () => {
  const { api, item, path, files } = await newItemWithPictures(2);
  expect(await item.get()).toMatchObject({ version: 2, main_picture: { id: files[0].id } });
  const { body } = await api.patch(path(files[1]), { main: true });
  expect(body.data.main).toBe(true);
  expect(await item.get()).toMatchObject({ version: 3, main_picture: { id: files[1].id } });
  const { data } = (await api.get(`/v1/items/${item.id}/files`)).body;
  expect(data.map(({ main }: { main: boolean }) => main)).toEqual([false, true]);
});

test('main: false leaves the item without a main picture', async () => {
  const { api, item, path, files } = await newItemWithPictures(2);
  expect((await api.patch(path(files[0]), { main: false })).status).toBe(200);
  expect(await item.get()).toMatchObject({ main_picture: null, pictures_count: 2, version: 3 });
  expect((await item.pictures()).main_picture_id).toBeNull();
});

test('a picture that is announced as the main one replaces another', async () => {
  const { api, item } = await newItemWithPictures(1);
  const { id } = await storePicture(api, item.id, { main: true });
  expect((await item.get()).main_picture.id).toBe(id);
});

test('only a stored picture can be the main one', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const pending = await announceFile(api, id, picture());
  const other = await store(api, id, pdf, fileOf(pdf, 'application/pdf'));
  for (const file of [pending, other]) {
    const { status, body } = await api.patch(`/v1/items/${id}/files/${file.id}`, { main: true });
    expect(status).toBe(422);
    expect(body.error.fields.main[0].code).toBe('invalid_value');
  }
});

test('if the main picture is deleted, the oldest other one becomes the main one', async () => {
  const { api, item, path, files } = await newItemWithPictures(3);
  await api.patch(path(files[1]), { main: true });
  expect((await api.delete(path(files[1]))).status).toBe(204);
  const shown = await item.get();
  expect(shown).toMatchObject({ pictures_count: 2, main_picture: { id: files[0].id } });
  await api.delete(path(files[0]));
  await api.delete(path(files[2]));
  expect(await item.get()).toMatchObject({ pictures_count: 0, main_picture: null });
});

test('a deleted file is 404, and the history shows the deletion', async () => {
  const { api, item, path, files } = await newItemWithPictures(1);
  await api.delete(path(files[0]));
  expect((await api.delete(path(files[0]))).status).toBe(404);
  expect((await api.patch(path(files[0]), { name: 'x' })).status).toBe(404);
  const { body } = await api.get(`/v1/items/${item.id}/history`);
  expect(body.data[0].changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: `files.${files[0].id}`, to: null })]),
  );
});

test('the object of a deleted file is removed from the bucket', async () => {
  const { api, item, path, files } = await newItemWithPictures(1);
  const { url } = (await item.get()).main_picture;
  await api.delete(path(files[0]));
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(404), {
    timeout: 60_000,
    interval: 200,
  });
});

test('If-Match is compared with the version of the item', async () => {
  const { api, path, files } = await newItemWithPictures(1);
  expect((await api.patch(path(files[0]), { name: 'x' }, { 'if-match': '"1"' })).status).toBe(412);
  expect((await api.delete(path(files[0]), { 'if-match': '"1"' })).status).toBe(412);
  expect((await api.delete(path(files[0]), { 'if-match': '"2"' })).status).toBe(204);
});
