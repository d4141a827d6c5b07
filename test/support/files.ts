import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { pngOf } from '#infra/local/demo/png.ts';
import type { Answer } from './exchange.ts';
import type { Client } from './http.ts';
import { newItem } from './writes/records.ts';

/** What a client sends to announce a file. */
interface AnnouncedFile {
  name: string;
  content_type: string;
  size: number;
  kind?: string;
  main?: boolean;
}

/** The request that uploads an announced file. */
interface Upload {
  url: string;
  method: string;
  headers: Record<string, string>;
}

/** A grey square, with its side in pixels. */
export const png = (side = 8): Buffer => pngOf(side, () => [128, 128, 128]);

/** A grey square in another format, with its side in pixels. */
export function newImage(format: 'gif' | 'jpeg' | 'webp', side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: 'grey' } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

/** The announcement of a file with these bytes. */
export function fileOf(bytes: Buffer, content_type: string, fields: Partial<AnnouncedFile> = {}) {
  return { name: 'file', content_type, size: bytes.length, ...fields };
}

export const picture = (fields: Partial<AnnouncedFile> = {}) =>
  fileOf(png(), 'image/png', { name: 'picture.png', ...fields });

/** An item by its id, or another record by its path. */
type Owner = number | `/v1/issues/${number}`;

const filesOf = (owner: Owner) =>
  `${typeof owner === 'number' ? `/v1/items/${owner}` : owner}/files`;

/** Announces files of a record. */
export function announceFiles(api: Client, owner: Owner, ...files: object[]): Promise<Answer> {
  return api.post(filesOf(owner), { files });
}

/** Announces one file, which is accepted. */
export async function announceFile(api: Client, owner: Owner, file: object) {
  const { status, body } = await announceFiles(api, owner, file);
  expect(status, JSON.stringify(body)).toBe(201);
  const [announcement] = body.data.files;
  return announcement as { id: number; upload: Upload };
}

/** Sends the bytes of an announced file. Returns the status. */
export async function upload({ url, method, headers }: Upload, bytes: Buffer): Promise<number> {
  const response = await fetch(url, { method, headers, body: new Uint8Array(bytes) });
  await response.arrayBuffer();
  return response.status;
}

/** A file in the list of a record's files; undefined where it is not there. */
export async function findFile(api: Client, owner: Owner, id: number) {
  const { body } = await api.get(filesOf(owner));
  return body.data.find((file: { id: number }) => file.id === id);
}

/** Waits until an uploaded file is no longer pending. */
export async function waitUntilProcessed(api: Client, owner: Owner, id: number) {
  return vi.waitFor(
    async () => {
      const file = await findFile(api, owner, id);
      expect(file.status).not.toBe('pending');
      return file;
    },
    // Uploads are checked one after the other, and a key may send 300 requests a minute.
    { timeout: 90_000, interval: 400 },
  );
}

/** Announces a file, sends it and waits until it was processed. */
export async function store(api: Client, owner: Owner, bytes: Buffer, file: object) {
  const announcement = await announceFile(api, owner, file);
  expect(await upload(announcement.upload, bytes)).toBe(200);
  return waitUntilProcessed(api, owner, announcement.id);
}

/** Stores a picture of a record. */
export async function storePicture(api: Client, owner: Owner, fields: Partial<AnnouncedFile> = {}) {
  const file = await store(api, owner, png(), picture(fields));
  expect(file.status).toBe('stored');
  return file;
}

export async function newItemOf(api: Client) {
  const id = await newItem(api);
  const get = async () => (await api.get(`/v1/items/${id}`)).body.data;
  const pictures = async () => (await api.get(`/v1/items/${id}/pictures`)).body.data;
  return { id, get, pictures };
}

/** An issue on an item of its own. */
export async function newIssueOf(api: Client) {
  const item = await newItem(api);
  const { body } = await api.post('/v1/issues', { name: 'Torn', iid: [item] });
  const path = `/v1/issues/${body.data.id as number}` as const;
  const get = async () => (await api.get(path)).body.data;
  return { id: body.data.id as number, item, path, get };
}
