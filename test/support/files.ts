import { crc32, deflateSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import type { Answer, Client } from './http.ts';
import { newItem } from './writes/write.ts';

/** What is asked for when a file is announced. */
export interface AskedFile {
  name: string;
  content_type: string;
  size: number;
  kind?: string;
  main?: boolean;
}

/** How a file is to be sent. */
interface Upload {
  url: string;
  method: string;
  headers: Record<string, string>;
}

/** The eight bytes that every PNG begins with, and the chunks of a grey square. */
export function png(side = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  const rows = Buffer.alloc(side * (side + 1), 128);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

/** A file of these bytes, to be announced. */
export function fileOf(bytes: Buffer, content_type: string, more: Partial<AskedFile> = {}) {
  return { name: 'file', content_type, size: bytes.length, ...more };
}

export const picture = (more: Partial<AskedFile> = {}) =>
  fileOf(png(), 'image/png', { name: 'picture.png', ...more });

/** Announces files of an item. */
export function ask(api: Client, item: number, ...files: object[]): Promise<Answer> {
  return api.post(`/v1/items/${item}/files`, { files });
}

/** Announces one file, which is taken up. */
export async function askFor(api: Client, item: number, file: object) {
  const { status, body } = await ask(api, item, file);
  expect(status, JSON.stringify(body)).toBe(201);
  const [asked] = body.data.files;
  return asked as { id: number; upload: Upload };
}

/** Sends bytes where they are to be sent. The status. */
export async function upload({ url, method, headers }: Upload, bytes: Buffer): Promise<number> {
  const response = await fetch(url, { method, headers, body: new Uint8Array(bytes) });
  await response.arrayBuffer();
  return response.status;
}

/** A file of an item as it is listed; undefined where it is not. */
export async function listed(api: Client, item: number, id: number) {
  const { body } = await api.get(`/v1/items/${item}/files`);
  return body.data.find((file: { id: number }) => file.id === id);
}

/** A file once it was looked at. */
export async function settled(api: Client, item: number, id: number) {
  return vi.waitFor(
    async () => {
      const file = await listed(api, item, id);
      expect(file.status).not.toBe('pending');
      return file;
    },
    { timeout: 30_000, interval: 100 },
  );
}

/** Announces a file and sends it; as it is listed once it was looked at. */
export async function store(api: Client, item: number, bytes: Buffer, file: object) {
  const asked = await askFor(api, item, file);
  expect(await upload(asked.upload, bytes)).toBe(200);
  return settled(api, item, asked.id);
}

/** A picture of an item that is stored. */
export async function storePicture(api: Client, item: number, more: Partial<AskedFile> = {}) {
  const file = await store(api, item, png(), picture(more));
  expect(file.status).toBe('stored');
  return file;
}

export async function newItemOf(api: Client) {
  const id = await newItem(api);
  const get = async () => (await api.get(`/v1/items/${id}`)).body.data;
  const pictures = async () => (await api.get(`/v1/items/${id}/pictures`)).body.data;
  return { id, get, pictures };
}
