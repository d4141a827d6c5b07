import { expect, test } from 'vitest';
import { createClient, orThrow } from '../../../clients/typescript/src/index.ts';
import { answers, answersNothing, refuses, serverThat } from './server-that.ts';

const done = answers(200, { data: { id: 1 }, meta: {} });
const tooMany = refuses(429, 'rate_limited', { 'retry-after': '1' });
const unavailable = refuses(503, 'unavailable', { 'retry-after': '1' });

test.each([
  { status: 429, refusal: tooMany },
  { status: 503, refusal: unavailable },
])('a $status is repeated when its Retry-After says', async ({ refusal }) => {
  const { baseUrl, received } = await serverThat(refusal, done);
  const { data } = await orThrow(createClient({ baseUrl }).GET('/v1/whoami'));
  expect(data).toEqual({ id: 1 });
  expect(received).toHaveLength(2);
});

test('a date in Retry-After is understood, too', async () => {
  const past = new Date(0).toUTCString();
  const refusal = refuses(429, 'rate_limited', { 'retry-after': past });
  const { baseUrl, received } = await serverThat(refusal, done);
  await orThrow(createClient({ baseUrl }).GET('/v1/whoami'));
  expect(received).toHaveLength(2);
});

test('every repetition of a POST has the same body and Idempotency-Key, every call another', async () => {
  const refusal = refuses(503, 'unavailable', { 'retry-after': '0' });
  const { baseUrl, received } = await serverThat(refusal, answersNothing, refusal, done);
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

test('an Idempotency-Key of the caller is kept', async () => {
  const { baseUrl, received } = await serverThat(done);
  const header = { 'Idempotency-Key': 'order-17' };
  const options = { params: { header }, body: { name: 'Once' } };
  await createClient({ baseUrl }).POST('/v1/items', options);
  expect(received[0]?.headers['idempotency-key']).toBe('order-17');
});

test('what signs in has no Idempotency-Key, and is repeated after a 429 alone', async () => {
  const soon = { 'retry-after': '0' };
  const { baseUrl, received } = await serverThat(
    refuses(429, 'rate_limited', soon),
    refuses(503, 'unavailable', soon),
    done,
  );
  const body = { refresh_token: 'refresh_1' };
  const { error } = await createClient({ baseUrl }).POST('/v1/auth/refresh', { body });
  expect(error?.error.code).toBe('unavailable');
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
});

test('other refusals are not repeated', async () => {
  const { baseUrl, received } = await serverThat(refuses(500, 'internal_error'), done);
  const { error } = await createClient({ baseUrl }).GET('/v1/whoami');
  expect(error?.error.code).toBe('internal_error');
  expect(received).toHaveLength(1);
});

test('after so many repetitions the refusal is the answer', async () => {
  const { baseUrl, received } = await serverThat(
    refuses(429, 'rate_limited', { 'retry-after': '0' }),
  );
  const { error } = await createClient({ baseUrl, retries: 2 }).GET('/v1/whoami');
  expect(error?.error.code).toBe('rate_limited');
  expect(received).toHaveLength(3);
});

test('nobody waits longer than the longest wait', async () => {
  const { baseUrl, received } = await serverThat(
    refuses(429, 'rate_limited', { 'retry-after': '61' }),
  );
  const { error, response } = await createClient({ baseUrl }).GET('/v1/whoami');
  expect(error?.error.code).toBe('rate_limited');
  expect(response.headers.get('retry-after')).toBe('61');
  expect(received).toHaveLength(1);
});

test("the caller's signal ends the wait", async () => {
  const { baseUrl, received } = await serverThat(
    refuses(429, 'rate_limited', { 'retry-after': '60' }),
  );
  const signal = AbortSignal.timeout(500);
  const call = createClient({ baseUrl }).GET('/v1/whoami', { signal });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(received).toHaveLength(1);
});

test('an answer that is not of the service is a refusal with an unknown code', async () => {
  const { baseUrl } = await serverThat(answers(502, { message: 'Bad gateway' }));
  const call = orThrow(createClient({ baseUrl }).GET('/v1/whoami'));
  await expect(call).rejects.toMatchObject({ code: 'unknown', status: 502, fields: {} });
});
