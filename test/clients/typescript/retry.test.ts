import { expect, test } from 'vitest';
import { createClient, orThrow } from '../../../clients/typescript/src/index.ts';
import {
  breakOff,
  dropConnection,
  respondWith,
  respondWithError,
  startStubServer,
} from './server-that.ts';

const done = respondWith(200, { data: { id: 1 }, meta: {} });
const tooMany = respondWithError(429, 'rate_limited', { 'retry-after': '1' });
const unavailable = respondWithError(503, 'unavailable', { 'retry-after': '1' });

test.each([
  { status: 429, refusal: tooMany },
  { status: 503, refusal: unavailable },
])('a call is repeated after the Retry-After of a $status', async ({ refusal }) => {
  const { baseUrl, received } = await startStubServer(refusal, done);
  const { data } = await orThrow(createClient({ baseUrl }).GET('/v1/whoami'));
  expect(data).toEqual({ id: 1 });
  expect(received).toHaveLength(2);
});

test('Retry-After may be a date', async () => {
  const past = new Date(0).toUTCString();
  const refusal = respondWithError(429, 'rate_limited', { 'retry-after': past });
  const { baseUrl, received } = await startStubServer(refusal, done);
  await orThrow(createClient({ baseUrl }).GET('/v1/whoami'));
  expect(received).toHaveLength(2);
});

test('every repetition of a POST has the same body and Idempotency-Key, each call a key of its own', async () => {
  const refusal = respondWithError(503, 'unavailable', { 'retry-after': '0' });
  const { baseUrl, received } = await startStubServer(refusal, dropConnection, refusal, done);
  const client = createClient({ baseUrl });
  const call = () => orThrow(client.POST('/v1/items', { body: { name: 'Once' } }));
  await call();
  await call();
  expect(received).toHaveLength(5);
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
  expect(new Set(received.map(({ body }) => body))).toEqual(new Set(['{"name":"Once"}']));
});

test('a call whose response breaks off is repeated under the same Idempotency-Key', async () => {
  const { baseUrl, received } = await startStubServer(breakOff, done);
  const client = createClient({ baseUrl });
  const { data } = await orThrow(client.POST('/v1/items', { body: { name: 'Once' } }));
  expect(data).toEqual({ id: 1 });
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('an Idempotency-Key of the caller is sent unchanged', async () => {
  const { baseUrl, received } = await startStubServer(done);
  const header = { 'Idempotency-Key': 'order-17' };
  const options = { params: { header }, body: { name: 'Once' } };
  await createClient({ baseUrl }).POST('/v1/items', options);
  expect(received[0]?.headers['idempotency-key']).toBe('order-17');
});

test('a call that signs in has no Idempotency-Key, and is repeated only after a 429', async () => {
  const soon = { 'retry-after': '0' };
  const { baseUrl, received } = await startStubServer(
    respondWithError(429, 'rate_limited', soon),
    respondWithError(503, 'unavailable', soon),
    done,
  );
  const body = { refresh_token: 'refresh_1' };
  const { error } = await createClient({ baseUrl }).POST('/v1/auth/refresh', { body });
  expect(error?.error.code).toBe('unavailable');
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
});

test('calls with other errors are not repeated', async () => {
  const { baseUrl, received } = await startStubServer(
    respondWithError(500, 'internal_error'),
    done,
  );
  const { error } = await createClient({ baseUrl }).GET('/v1/whoami');
  expect(error?.error.code).toBe('internal_error');
  expect(received).toHaveLength(1);
});

test('after the maximum number of retries the error is returned', async () => {
  const { baseUrl, received } = await startStubServer(
    respondWithError(429, 'rate_limited', { 'retry-after': '0' }),
  );
  const { error } = await createClient({ baseUrl, retries: 2 }).GET('/v1/whoami');
  expect(error?.error.code).toBe('rate_limited');
  expect(received).toHaveLength(3);
});

test('a Retry-After above the longest wait is not waited for', async () => {
  const { baseUrl, received } = await startStubServer(
    respondWithError(429, 'rate_limited', { 'retry-after': '61' }),
  );
  const { error, response } = await createClient({ baseUrl }).GET('/v1/whoami');
  expect(error?.error.code).toBe('rate_limited');
  expect(response.headers.get('retry-after')).toBe('61');
  expect(received).toHaveLength(1);
});

test("the caller's signal ends the wait", async () => {
  const { baseUrl, received } = await startStubServer(
    respondWithError(429, 'rate_limited', { 'retry-after': '60' }),
  );
  const signal = AbortSignal.timeout(500);
  const call = createClient({ baseUrl }).GET('/v1/whoami', { signal });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(received).toHaveLength(1);
});

test('a response that is not of the service throws a Refusal with the code unknown', async () => {
  const { baseUrl } = await startStubServer(respondWith(502, { message: 'Bad gateway' }));
  const call = orThrow(createClient({ baseUrl }).GET('/v1/whoami'));
  await expect(call).rejects.toMatchObject({ code: 'unknown', status: 502, fields: {} });
});
