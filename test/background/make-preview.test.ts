import { expect, test } from 'vitest';
import type { OpenObject } from '#shared/bucket/objects.ts';
import { makePreview } from '#shared/families/files/make-preview.ts';
import { newAccount } from '../support/account.ts';
import { makeBombs } from '../support/bombs.ts';
import { fileOf, newItemOf, store } from '../support/files.ts';

/** The key of a picture that is stored, and has no preview, since its header announces far too many pixels. */
async function newPicture(): Promise<string> {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  const bombs = await makeBombs(1000);
  const bytes = bombs.find(({ type }) => type === 'image/gif')?.bytes ?? Buffer.alloc(0);
  const { status, url } = await store(api, id, bytes, fileOf(bytes, 'image/gif'));
  expect(status).toBe('stored');
  return decodeURIComponent(new URL(url).pathname).split('/').slice(2).join('/');
}

test('a picture whose download breaks off fails, so that it is tried again', async () => {
  const key = await newPicture();
  const breakOff = async ({ bytes }: OpenObject) => {
    bytes.destroy(new Error('It broke off.'));
    throw new Error('The program ended.');
  };
  await expect(makePreview(key, Date.now(), breakOff)).rejects.toThrow('It broke off.');
});

test('a picture that cannot be drawn has no preview, and is not tried again', async () => {
  const key = await newPicture();
  const draw = async ({ bytes }: OpenObject) => {
    bytes.destroy();
    throw new Error('It is too large.');
  };
  await expect(makePreview(key, Date.now(), draw)).resolves.toBeUndefined();
});
