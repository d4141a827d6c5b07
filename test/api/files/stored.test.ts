import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import {
  announceFile,
  fileOf,
  findFile,
  newImage,
  newItemOf,
  pdf,
  picture,
  png,
  store,
  storePicture,
  upload,
  waitUntilProcessed,
} from '../../support/files.ts';

test('an uploaded picture is stored, can be downloaded, and becomes the main one', async () => {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  const file = await storePicture(api, item.id, { name: 'front.png' });
  expect(file).toMatchObject({ status: 'stored', main: true, reason: null });
  const shown = await item.get();
  expect(shown).toMatchObject({ pictures_count: 1, files_count: 0, version: 2 });
  expect(shown.main_picture).toEqual({ id: file.id, name: 'front.png', url: expect.any(String) });
  const response = await fetch(shown.main_picture.url);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png());
});

test('the main picture is in lists, too', async () => {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  const { id } = await storePicture(api, item.id);
  const { body } = await api.get('/v1/items');
  expect(body.data[0].main_picture).toMatchObject({ id, url: expect.any(String) });
});

test('only stored pictures are listed as pictures', async () => {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  await announceFile(api, item.id, picture());
  await store(api, item.id, pdf, fileOf(pdf, 'application/pdf'));
  expect(await item.pictures()).toEqual({ item_id: item.id, main_picture_id: null, pictures: [] });
  const { id } = await storePicture(api, item.id);
  const { main_picture_id, pictures } = await item.pictures();
  expect(main_picture_id).toBe(id);
  expect(pictures).toEqual([expect.objectContaining({ id, content_type: 'image/png' })]);
  expect(await item.get()).toMatchObject({ pictures_count: 1, files_count: 1 });
});

test('a pending file has no address, and is not counted', async () => {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  const { id } = await announceFile(api, item.id, picture());
  expect(await findFile(api, item.id, id)).toMatchObject({ status: 'pending', url: null });
  expect(await item.get()).toMatchObject({ pictures_count: 0, main_picture: null, version: 1 });
});

test.each([
  ['a picture', png(), 'image/png', 'inline'],
  ['a pdf', pdf, 'application/pdf', 'inline'],
  ['anything else', Buffer.from('a;b\n'), 'text/csv', 'attachment'],
])(
  'a download of %s has a content disposition with its name',
  async (_what, bytes, type, shown) => {
    const { api } = await newAccount();
    const { id } = await newItemOf(api);
    const file = fileOf(bytes, type, { name: 'Größe "1".x' });
    const { url } = await store(api, id, bytes, file);
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('900');
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toBe(
      `${shown}; filename="Gr__e _1_.x"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.x`,
    );
  },
);

test.each([
  ['image/png', async () => png(1200)],
  ['image/webp', () => newImage('webp', 1200)],
  ['image/gif', () => newImage('gif', 1200)],
  ['image/jpeg', () => newImage('jpeg', 1200)],
])('a picture of the type %s gets a preview', async (type, draw) => {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  const large = await draw();
  await store(api, item.id, large, fileOf(large, type));
  const preview = async () => (await item.pictures()).pictures[0].preview_url;
  await expect.poll(preview, { timeout: 60_000, interval: 400 }).not.toBeNull();
  const response = await fetch(await preview());
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([255, 216, 255]);
});

test('a file of 25 MiB is accepted', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const large = Buffer.alloc(25 * 1024 * 1024, 'text ');
  const file = await store(api, id, large, fileOf(large, 'text/plain'));
  expect(file).toMatchObject({ status: 'stored', size: large.length });
});

test('a stored file cannot be overwritten by a later upload to its address', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const file = await announceFile(api, id, picture());
  await upload(file.upload, png());
  const { url } = await waitUntilProcessed(api, id, file.id);
  await upload(file.upload, Buffer.alloc(png().length, 1));
  const response = await fetch(url);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png());
  expect(await findFile(api, id, file.id)).toMatchObject({ status: 'stored' });
});

test('the history has the announcement of a file, and the change of the main picture', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const file = await storePicture(api, id);
  const { body } = await api.get(`/v1/items/${id}/history`);
  const [main, request] = body.data;
  const changes = [{ field: 'main_picture_id', from: null, to: file.id }];
  expect(main).toMatchObject({ action: 'files', version: 2, changes });
  expect(request).toMatchObject({ action: 'files', version: 1 });
  expect(request.changes).toEqual([
    { field: `files.${file.id}`, from: null, to: expect.objectContaining({ name: file.name }) },
  ]);
});
