import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { presign, type SignedMethod } from './sign.ts';

/** The time limit of one request to the bucket. */
const timeoutMilliseconds = 20_000;

/** An object over the size limit is not read. */
type ReadObject = { bytes: Buffer } | 'absent' | 'too large';

/** Reads an object of at most `most` bytes. */
export async function readObject(key: string, most: number): Promise<ReadObject> {
  const { response } = await send('GET', key);
  const length = Number(response.headers['content-length']);
  if (response.statusCode === 404 || length > most) {
    response.destroy();
    return response.statusCode === 404 ? 'absent' : 'too large';
  }
  await assertDone(response, key, 200);
  // In one buffer: chunks that are joined take twice their size.
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  for await (const chunk of response) filled += chunk.copy(bytes, filled);
  if (filled < length) throw new Error(`The bucket broke off ${key} after ${filled} bytes.`);
  return { bytes };
}

/** Gives the memory of an object back at once, which a function at rest would keep until its next call. */
export function release(bytes: Buffer): void {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

/** Writes an object unless one exists. */
export async function writeObject(
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  const headers = { 'content-type': contentType, 'if-none-match': '*' };
  const { request, response } = await send('PUT', key, headers, bytes);
  await assertDone(response, key, 200, 412);
  // Where there is one already, the bucket may answer before all is sent.
  if (request.writableFinished) response.resume();
  else response.destroy();
}

/** Deletes an object, if it exists. */
export async function removeObject(key: string): Promise<void> {
  const { response } = await send('DELETE', key);
  await assertDone(response, key, 200, 204, 404);
  response.resume();
}

interface Exchange {
  request: ClientRequest;
  response: IncomingMessage;
}

/** By `node:http`: `fetch` makes copies of what it sends and receives. */
async function send(
  method: SignedMethod,
  key: string,
  headers: Record<string, string> = {},
  bytes?: Uint8Array,
): Promise<Exchange> {
  const url = await presign(method, { key, now: Date.now(), headers });
  const open = url.startsWith('https:') ? requestHttps : requestHttp;
  const length = bytes ? { 'content-length': bytes.length } : {};
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const options = { method, headers: { ...headers, ...length }, signal };
  return new Promise((resolve, reject) => {
    const request = open(url, options, (response) => resolve({ request, response }));
    request.once('error', reject).end(bytes);
  });
}

async function assertDone(
  response: IncomingMessage,
  key: string,
  ...done: number[]
): Promise<void> {
  const { statusCode = 0 } = response;
  if (done.includes(statusCode)) return;
  const reason = (await text(response)).slice(0, 500);
  throw new Error(`The bucket answered ${statusCode} for ${key}: ${reason}`);
}
