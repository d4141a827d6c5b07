import { type Presigned, presign } from './sign.ts';

/** The time limit of one request to the bucket. */
const timeoutMilliseconds = 20_000;

/** An object over the size limit is not read. */
export type ReadObject = { bytes: Buffer } | 'absent' | 'too large';

/** Reads an object of at most `most` bytes. */
export async function readObject(key: string, most: number): Promise<ReadObject> {
  const response = await send('GET', key);
  if (response.status === 404) {
    await response.body?.cancel();
    return 'absent';
  }
  await assertDone(response, key, 200);
  if (Number(response.headers.get('content-length')) > most) {
    await response.body?.cancel();
    return 'too large';
  }
  return { bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Writes an object unless one exists. */
export async function writeObject(
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  const headers = { 'content-type': contentType, 'if-none-match': '*' };
  const response = await send('PUT', key, headers, bytes);
  await assertDone(response, key, 200, 412);
  await response.body?.cancel();
}

/** Deletes an object, if it exists. */
export async function removeObject(key: string): Promise<void> {
  const response = await send('DELETE', key);
  await assertDone(response, key, 200, 204, 404);
  await response.body?.cancel();
}

async function send(
  method: Presigned,
  key: string,
  headers: Record<string, string> = {},
  bytes?: Uint8Array,
): Promise<Response> {
  const url = await presign(method, { key, now: Date.now(), headers });
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  // The type of `fetch` refuses bytes that may be in shared memory; these are not.
  const body = bytes === undefined ? {} : { body: bytes as Uint8Array<ArrayBuffer> };
  return fetch(url, { method, headers, signal, ...body });
}

async function assertDone(response: Response, key: string, ...done: number[]): Promise<void> {
  if (done.includes(response.status)) return;
  const text = (await response.text()).slice(0, 500);
  throw new Error(`The bucket answered ${response.status} for ${key}: ${text}`);
}
