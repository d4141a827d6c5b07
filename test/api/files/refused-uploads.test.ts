import { expect, test } from 'vitest';
import { presign } from '#shared/bucket/sign.ts';
import { newAccount } from '../../support/account.ts';
import {
  announceFile,
  fileOf,
  findFile,
  newItemOf,
  picture,
  png,
  upload,
  waitUntilProcessed,
} from '../../support/files.ts';

async function newUpload() {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  const file = await announceFile(api, item.id, picture());
  return { api, item, file, upload: file.upload };
}

test('more bytes than were signed are refused', async () => {
  const { upload: signed } = await newUpload();
  expect(await upload(signed, Buffer.concat([png(), Buffer.from('!')]))).toBe(403);
});

test('another type than was signed is refused', async () => {
  const { upload: signed } = await newUpload();
  const headers = { ...signed.headers, 'Content-Type': 'image/gif' };
  expect(await upload({ ...signed, headers }, png())).toBe(403);
});

test('an upload that may overwrite is refused', async () => {
  const { upload: signed } = await newUpload();
  const { 'Content-Type': type = '' } = signed.headers;
  expect(await upload({ ...signed, headers: { 'Content-Type': type } }, png())).toBe(403);
});

test('a changed signature is refused, and so is another key', async () => {
  const { upload: signed } = await newUpload();
  const last = signed.url.endsWith('0') ? '1' : '0';
  expect(await upload({ ...signed, url: signed.url.slice(0, -1) + last }, png())).toBe(403);
  const url = signed.url.replace('/uploads/', '/files/');
  expect(await upload({ ...signed, url }, png())).toBe(403);
});

test('a signature that has expired is refused', async () => {
  const { upload: signed } = await newUpload();
  const key = new URL(signed.url).pathname.replace(/^\/[^/]+\//, '');
  const headers = { 'content-type': 'image/png', 'if-none-match': '*' };
  const url = await presign('PUT', {
    key,
    now: Date.now() - 16 * 60_000,
    headers: { ...headers, 'content-length': String(png().length) },
  });
  expect(await upload({ ...signed, url }, png())).toBe(403);
});

test('without a signature nothing can be read, listed or written', async () => {
  const { upload: signed } = await newUpload();
  const { origin, pathname } = new URL(signed.url);
  expect((await fetch(`${origin}${pathname}`)).status).toBe(403);
  const [, bucket] = pathname.split('/');
  expect((await fetch(`${origin}/${bucket}?list-type=2`)).status).toBe(403);
  expect(await upload({ ...signed, url: `${origin}${pathname}` }, png())).toBe(403);
});

test('HTML named .png is rejected, with the reason', async () => {
  const { api } = await newAccount();
  const item = await newItemOf(api);
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const file = await announceFile(api, item.id, fileOf(html, 'image/png', { name: 'cat.png' }));
  expect(await upload(file.upload, html)).toBe(200);
  const rejected = await waitUntilProcessed(api, item.id, file.id);
  expect(rejected).toMatchObject({ status: 'rejected', url: null, main: false });
  expect(rejected.reason).toContain('image/png');
  expect(await item.get()).toMatchObject({ pictures_count: 0, main_picture: null, version: 1 });
});

test('a rejected file can be deleted, and is gone', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const text = Buffer.from([0xff, 0xfe, 0x00]);
  const file = await announceFile(api, id, fileOf(text, 'text/plain'));
  await upload(file.upload, text);
  expect(await waitUntilProcessed(api, id, file.id)).toMatchObject({ status: 'rejected' });
  expect((await api.delete(`/v1/items/${id}/files/${file.id}`)).status).toBe(204);
  expect(await findFile(api, id, file.id)).toBeUndefined();
});
