import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { presign, type SignedMethod } from './sign.ts';

/** The time limit of one request to the bucket. */
const timeoutMilliseconds = 20_000;

/**
 * S3 answers 409 while another write of the object is in progress: the request has to be sent again. If that
 * takes too long, the function fails and is called again.
 */
const conflict = 409;

/** An object that is read as a stream, with its size in bytes. */
export interface OpenObject {
  length: number;
  bytes: Readable;
}

/** An object over the size limit is not read. */
type Unread = 'absent' | 'too large';

/** Opens an object of at most `max` bytes. */
export async function openObject(key: string, max: number): Promise<OpenObject | Unread> {
  const { response } = await send('GET', key);
  const length = Number(response.headers['content-length']);
  if (response.statusCode === 404 || length > max) {
    response.destroy();
    return response.statusCode === 404 ? 'absent' : 'too large';
  }
  await assertStatus(response, key, 200);
  return { length, bytes: response };
}

/** Reads an object of at most `max` bytes. */
export async function readObject(key: string, max: number): Promise<{ bytes: Buffer } | Unread> {
  const object = await openObject(key, max);
  if (typeof object === 'string') return object;
  const { length } = object;
  // In one buffer: chunks that are joined take twice their size, and garbage as much until it is collected.
  const bytes = Buffer.allocUnsafeSlow(length);
  let filledBytes = 0;
  object.bytes.on('data', (chunk: Buffer) => {
    filledBytes += chunk.copy(bytes, filledBytes);
    release(chunk);
  });
  await finished(object.bytes);
  if (filledBytes < length)
    throw new Error(`The bucket broke off ${key} after ${filledBytes} bytes.`);
  return { bytes };
}

/**
 * Frees the memory of a buffer at once: an idle function would keep it until its next call. Does nothing for a
 * part of a larger buffer.
 */
export function release(bytes: Buffer): void {
  const { buffer } = bytes;
  const isWhole = buffer.byteLength === bytes.length;
  if (isWhole && buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

/** Writes an object unless one exists. */
export async function writeObject(
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  const headers = { 'content-type': contentType, 'if-none-match': '*' };
  const put = () => send('PUT', key, headers, bytes);
  let exchange = await put();
  if (exchange.response.statusCode === conflict) {
    exchange.response.resume();
    exchange = await put();
  }
  const { request, response } = exchange;
  await assertStatus(response, key, 200, 412);
  // If the object exists already, the bucket may answer before the whole body is sent.
  if (request.writableFinished) response.resume();
  else response.destroy();
}

/** Deletes an object, if it exists. */
export async function removeObject(key: string): Promise<void> {
  const { response } = await send('DELETE', key);
  await assertStatus(response, key, 200, 204, 404);
  response.resume();
}

interface Exchange {
  request: ClientRequest;
  response: IncomingMessage;
}

/** Sends a request with `node:http`, since `fetch` copies the bodies. */
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

async function assertStatus(
  response: IncomingMessage,
  key: string,
  ...expectedStatuses: number[]
): Promise<void> {
  const { statusCode = 0 } = response;
  if (expectedStatuses.includes(statusCode)) return;
  const reason = (await text(response)).slice(0, 500);
  throw new Error(`The bucket answered ${statusCode} for ${key}: ${reason}`);
}
