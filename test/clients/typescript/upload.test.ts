import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { createClient, type UploadOptions, upload } from '../../../clients/typescript/src/index.ts';
import { newAccount } from '../../support/account.ts';
import { findFile, newItemOf, pdf, waitUntilProcessed } from '../../support/files.ts';
import {
  dropConnection,
  dropResponse,
  forwardTo,
  type Listener,
  respondWith,
  sendResponse,
  startStubServer,
} from './server-that.ts';

const { url: baseUrl, bucketEndpoint } = inject('service');

const manual = new File([new Uint8Array(pdf)], 'manual.pdf', { type: 'application/pdf' });
const storeFile = forwardTo(bucketEndpoint, sendResponse);
const respondBusy = (seconds: number) => respondWith(503, {}, { 'retry-after': String(seconds) });
const respondExpired = respondWith(403, { Code: 'AccessDenied', Message: 'Request has expired' });

async function arrange() {
  const { api, token } = await newAccount();
  return { api, token, item: await newItemOf(api) };
}

/** An item of the service, whose files are sent to a storage with these responses. */
async function arrangeWithStorage(...listeners: [Listener, ...Listener[]]) {
  const storage = await startStubServer(...listeners);
  const service = await startStubServer(
    forwardTo(baseUrl, async (answer, response) => {
      const body = (await answer.text()).replaceAll(bucketEndpoint, storage.baseUrl);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
    }),
  );
  const { api, token, item } = await arrange();
  const client = createClient({ baseUrl: service.baseUrl, token });
  return { api, token, item, client, service, storage };
}

test('a file is sent in one call, and stored', async () => {
  const { api, token, item } = await arrange();
  const file = await upload(createClient({ baseUrl, token }), item.id, manual);
  expect(file).toMatchObject({ name: 'manual.pdf', size: pdf.length, kind: 'file' });
  expect(await waitUntilProcessed(api, item.id, file.id)).toMatchObject({ status: 'stored' });
});

test('a file is sent with its type alone, and no charset', async () => {
  const { api, token, item } = await arrange();
  const notes = new File(['Lamp hours: 120'], 'hours.txt', { type: 'text/plain;charset=utf-8' });
  const { id } = await upload(createClient({ baseUrl, token }), item.id, notes);
  const stored = await waitUntilProcessed(api, item.id, id);
  expect(stored).toMatchObject({ status: 'stored', content_type: 'text/plain' });
});

test('a file is sent by the function of the caller, and again if that failed', async () => {
  const { api, token, item } = await arrange();
  const requests: string[] = [];
  const send: UploadOptions['send'] = async ({ url, method, headers }, file) => {
    requests.push(file.name);
    if (requests.length === 1) throw new TypeError('The connection ended.');
    return fetch(url, { method, headers, body: file });
  };
  const { id } = await upload(createClient({ baseUrl, token }), item.id, manual, { send });
  expect(requests).toEqual(['manual.pdf', 'manual.pdf']);
  expect(await waitUntilProcessed(api, item.id, id)).toMatchObject({ status: 'stored' });
});

test('a file of an unsupported type is refused before anything is sent', async () => {
  const { api, token, item } = await arrange();
  const file = new File(['<html>'], `${randomUUID()}.html`, { type: 'text/html' });
  const call = upload(createClient({ baseUrl, token }), item.id, file);
  await expect(call).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { 'files.0.content_type': expect.anything() },
  });
  expect(await findFile(api, item.id, 1)).toBeUndefined();
});

test.each([
  { what: 'was 503', answer: respondBusy(0) },
  { what: 'did not come', answer: dropConnection },
])('a file is sent again if the response of the storage $what', async ({ answer }) => {
  const { api, client, item, service, storage } = await arrangeWithStorage(answer, storeFile);
  const file = await upload(client, item.id, manual);
  expect(await waitUntilProcessed(api, item.id, file.id)).toMatchObject({ status: 'stored' });
  expect(service.received.map(({ method }) => method)).toEqual(['POST']);
  const [first, second] = storage.received;
  expect(second).toEqual(first);
});

test('a 412 after a lost response means that the file is stored', async () => {
  const storeWithoutResponse = forwardTo(bucketEndpoint, dropResponse);
  const { api, client, item, service, storage } = await arrangeWithStorage(
    storeWithoutResponse,
    respondWith(412, {}),
  );
  const file = await upload(client, item.id, manual);
  expect(await waitUntilProcessed(api, item.id, file.id)).toMatchObject({ status: 'stored' });
  expect(service.received).toHaveLength(1);
  expect(storage.received).toHaveLength(2);
});

test('an expired address is replaced by a new one, and one file is stored', async () => {
  const { api, client, item, service } = await arrangeWithStorage(
    respondBusy(0),
    respondExpired,
    storeFile,
  );
  const file = await upload(client, item.id, manual);
  expect(await waitUntilProcessed(api, item.id, file.id)).toMatchObject({ status: 'stored' });
  const { body } = await api.get(`/v1/items/${item.id}/files`);
  expect(body.data).toHaveLength(1);
  expect(service.received.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'POST']);
});

test('a second expired address throws the error', async () => {
  const { client, item, storage } = await arrangeWithStorage(respondExpired);
  await expect(upload(client, item.id, manual)).rejects.toMatchObject({ status: 403 });
  expect(storage.received).toHaveLength(2);
});

test('a file that could not be sent is not left as announced', async () => {
  const { token, item, service } = await arrangeWithStorage(respondBusy(0));
  const client = createClient({ baseUrl: service.baseUrl, token, retries: 0 });
  await expect(upload(client, item.id, manual)).rejects.toMatchObject({ status: 503 });
  expect(service.received.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

test("the client's retries apply to the storage, too", async () => {
  const { token, item, service, storage } = await arrangeWithStorage(respondBusy(0));
  const client = createClient({ baseUrl: service.baseUrl, token, retries: 1 });
  await expect(upload(client, item.id, manual)).rejects.toMatchObject({ status: 503 });
  expect(storage.received).toHaveLength(2);
});

test("the client's longest wait applies to the storage, too", async () => {
  const { token, item, service, storage } = await arrangeWithStorage(respondBusy(5));
  const client = createClient({ baseUrl: service.baseUrl, token, longestWait: 4 });
  await expect(upload(client, item.id, manual)).rejects.toMatchObject({ status: 503 });
  expect(storage.received).toHaveLength(1);
});

test("the caller's signal ends the wait for the storage", async () => {
  const stop = new AbortController();
  const { client, item, storage } = await arrangeWithStorage(async (received, response) => {
    await respondBusy(60)(received, response);
    stop.abort();
  });
  const call = upload(client, item.id, manual, { signal: stop.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(storage.received).toHaveLength(1);
});
