import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, inject, test, vi } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { readObject } from '#shared/bucket/objects.ts';
import { updateAccount } from '#shared/families/operators/accounts.ts';
import { newAccount } from '../support/account.ts';
import { dispatchDueIn } from '../support/dispatch.ts';
import {
  announceFile,
  announceFiles,
  fileOf,
  findFile,
  newItemOf,
  pdf,
  picture,
  png,
  store,
  upload,
} from '../support/files.ts';
import type { Client } from '../support/http.ts';

const bundles = join(inject('service').folder, 'cdk.out', 'bundles');

/** The key of the object at an address of the bucket. */
function keyOf(uploadUrl: string): string {
  return new URL(uploadUrl).pathname.split('/').slice(2).join('/');
}

/** Calls the function for an upload once more, as an event of the bucket does. */
async function notifyOfUpload(uploadUrl: string): Promise<void> {
  const file = join(bundles, 'background.checkUpload', 'index.mjs');
  const { handler } = await import(pathToFileURL(file).href);
  // The running service checks the upload, too. A call that collides with it is repeated.
  const retryOptions = { timeout: 30_000, interval: 500 };
  await vi.waitFor(() => handler({ detail: { object: { key: keyOf(uploadUrl) } } }), retryOptions);
}

async function storedPicture() {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  const announcement = await announceFile(api, item.id, picture());
  await upload(announcement.upload, png());
  await expect.poll(async () => (await item.get()).pictures_count).toBe(1);
  return { api, item, announcement };
}

const zipOf = (...names: string[]) =>
  Buffer.concat(
    names.map((name) => {
      const header = Buffer.alloc(30);
      header.writeUInt32LE(0x04034b50, 0);
      header.writeUInt16LE(name.length, 26);
      return Buffer.concat([header, Buffer.from(name)]);
    }),
  );

const mp4 = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex');
const m4v = Buffer.from(
  '0000001866747970 4d345620 00000001 4d345620 6d703432'.replaceAll(' ', ''),
  'hex',
);
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The picture, with a chunk after its header that says that it is animated. */
function animated(picture: Buffer): Buffer {
  const [headerEnd, length] = [33, Buffer.alloc(4)];
  length.writeUInt32BE(8);
  const content = Buffer.concat([Buffer.from('acTL'), Buffer.from('0000000100000000', 'hex')]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([
    ...[picture.subarray(0, headerEnd), length, content, sum],
    picture.subarray(headerEnd),
  ]);
}

test.each([
  ['a pdf', pdf, 'application/pdf'],
  ['text', Buffer.from('Größe\tein\r\n'), 'text/plain'],
  ['a table', Buffer.from('name;id\nÄ;1\n'), 'text/csv'],
  ['an office document', zipOf('[Content_Types].xml', 'word/document.xml'), docx],
  ['an old office document', compound, 'application/msword'],
  ['a video', mp4, 'video/mp4'],
  ['a video of Apple', m4v, 'video/mp4'],
  ['an animated picture', animated(png()), 'image/png'],
])('keeps %s whose content is of the announced type', async (_what, bytes, type) => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const file = await store(api, id, bytes, fileOf(bytes, type));
  expect(file).toMatchObject({ status: 'stored', reason: null });
});

test.each([
  ['HTML as a picture', Buffer.from('<!doctype html><p>Hi'), 'image/png'],
  ['a picture of another type', png(), 'image/jpeg'],
  ['text with a NUL', Buffer.from('a\u0000b'), 'text/plain'],
  ['text that is not UTF-8', Buffer.from([0x61, 0xe4, 0x62]), 'text/csv'],
  ['any zip as an office document', zipOf('a.txt'), docx],
  ['a pdf as a video', pdf, 'video/mp4'],
])('rejects %s, and says why', async (_what, bytes, type) => {
  const { api } = await newAccount();
  const { id, get } = await newItemOf(api);
  const file = await store(api, id, bytes, fileOf(bytes, type));
  expect(file).toMatchObject({ status: 'rejected', url: null, reason: expect.any(String) });
  expect(await get()).toMatchObject({ pictures_count: 0, files_count: 0 });
});

/** A picture that says where it was taken. */
const geotaggedPicture = () =>
  sharp(png(40))
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

async function storeGeotagged(api: Client, id: number, kind = 'picture') {
  const bytes = await geotaggedPicture();
  const { status, size, url } = await store(api, id, bytes, fileOf(bytes, 'image/jpeg', { kind }));
  expect(status).toBe('stored');
  const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(size).toBe(stored.length);
  return { bytes, stored };
}

test.each(['picture', 'file'])(
  'a picture announced as a %s loses its location, and its size is that of the stored content',
  async (kind) => {
    const { api } = await newAccount();
    const { id } = await newItemOf(api);
    const { bytes, stored } = await storeGeotagged(api, id, kind);
    expect(stored.length).toBeLessThan(bytes.length);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  },
);

test('a picture keeps its location in an account that is set to keep locations', async () => {
  const { api, accountId } = await newAccount();
  await updateAccount(operatorCall(accountId), { keep_location: true });
  const { id } = await newItemOf(api);
  const { bytes, stored } = await storeGeotagged(api, id);
  expect(stored).toEqual(bytes);
});

test('a picture that is damaged is rejected, and says so', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const bytes = png(40).subarray(0, -20);
  const file = await store(api, id, bytes, fileOf(bytes, 'image/png'));
  expect(file).toMatchObject({ status: 'rejected', reason: expect.stringContaining('damaged') });
});

test('a second call for the same upload changes nothing', async () => {
  const { api, item, announcement } = await storedPicture();
  const before = await item.get();
  await notifyOfUpload(announcement.upload.url);
  const { version, pictures_count } = before;
  expect(await item.get()).toMatchObject({ version, pictures_count });
  expect((await api.get(`/v1/items/${item.id}/history`)).body.data).toHaveLength(3);
});

test('a late call for a deleted file changes nothing', async () => {
  const { api, item, announcement } = await storedPicture();
  await api.delete(`/v1/items/${item.id}/files/${announcement.id}`);
  await notifyOfUpload(announcement.upload.url);
  expect(await findFile(api, item.id, announcement.id)).toBeUndefined();
  expect(await item.get()).toMatchObject({ pictures_count: 0, main_picture: null });
});

test('an upload that comes after its file was deleted is removed', async () => {
  const { api } = await newAccount();
  const { id, get } = await newItemOf(api);
  const { id: file, upload: signed } = await announceFile(api, id, picture());
  await api.delete(`/v1/items/${id}/files/${file}`);
  expect(await upload(signed, png())).toBe(200);
  const expectRemoved = async () =>
    expect(await readObject(keyOf(signed.url), 1000)).toBe('absent');
  await vi.waitFor(expectRemoved, { timeout: 60_000, interval: 500 });
  expect(await get()).toMatchObject({ pictures_count: 0, version: 1 });
});

test('an upload for a deleted item does not bring the item back', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const { upload: signed } = await announceFile(api, id, picture());
  await api.delete(`/v1/items/${id}`);
  expect(await upload(signed, png())).toBe(200);
  await notifyOfUpload(signed.url);
  expect((await api.get(`/v1/items/${id}`)).status).toBe(404);
});

test('a file that is not uploaded within a day is removed, and frees its space', async () => {
  const { api, accountId } = await newAccount({ plan: 'trial' });
  const { id } = await newItemOf(api);
  const large = { name: 'a.mp4', content_type: 'video/mp4', size: 25 * 1024 * 1024 };
  for (let calls = 0; calls < 4; calls += 1) await announceFiles(api, id, ...Array(10).fill(large));
  const other = await newItemOf(api);
  expect((await announceFiles(api, other.id, large)).status).toBe(422);
  const expectRemoved = async () => {
    await dispatchDueIn(24 * 60 + 1, accountId);
    expect((await api.get(`/v1/items/${id}/files`)).body.data).toEqual([]);
  };
  await vi.waitFor(expectRemoved, { timeout: 60_000, interval: 500 });
  expect((await announceFiles(api, other.id, large)).status).toBe(201);
});

test('a deleted item frees the space of the files that were announced for it', async () => {
  const { api } = await newAccount({ plan: 'trial' });
  const first = await newItemOf(api);
  const large = { name: 'a.mp4', content_type: 'video/mp4', size: 25 * 1024 * 1024 };
  for (let calls = 0; calls < 4; calls += 1)
    await announceFiles(api, first.id, ...Array(10).fill(large));
  await announceFiles(api, first.id, large);
  const { id } = await newItemOf(api);
  expect((await announceFiles(api, id, large)).status).toBe(422);
  await api.delete(`/v1/items/${first.id}`);
  const expectAccepted = async () => expect((await announceFiles(api, id, large)).status).toBe(201);
  await vi.waitFor(expectAccepted, { timeout: 60_000, interval: 500 });
});
