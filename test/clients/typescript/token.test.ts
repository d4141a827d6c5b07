import { expect, test } from 'vitest';
import { createClient, orThrow } from '../../../clients/typescript/src/index.ts';
import { respondWith, respondWithError, startStubServer } from './server-that.ts';

const done = respondWith(200, { data: { id: 1 }, meta: {} });
const sessionEnded = respondWithError(401, 'invalid_session');

/** A function that returns these tokens in turn, and the refused tokens that it was called with. */
function tokenSource(...tokens: string[]) {
  const refusals: (string | undefined)[] = [];
  const token = async (refused?: string) => {
    refusals.push(refused);
    return tokens[Math.min(refusals.length, tokens.length) - 1] ?? '';
  };
  return { token, refusals };
}

test('a token function is called for each call', async () => {
  const { baseUrl, received } = await startStubServer(done);
  const { token, refusals } = tokenSource('first', 'second');
  const client = createClient({ baseUrl, token });
  await orThrow(client.GET('/v1/whoami'));
  await orThrow(client.GET('/v1/whoami'));
  const authorizations = received.map(({ headers }) => headers.authorization);
  expect([authorizations, refusals]).toEqual([
    ['Bearer first', 'Bearer second'],
    [undefined, undefined],
  ]);
});

test('a call whose token has ended is repeated with the next token and the same body', async () => {
  const { baseUrl, received } = await startStubServer(sessionEnded, done);
  const { token, refusals } = tokenSource('old', 'new');
  const call = createClient({ baseUrl, token }).POST('/v1/items', { body: { name: 'Lamp' } });
  await orThrow(call);
  expect(refusals).toEqual([undefined, 'old']);
  expect(received.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer old',
    'Bearer new',
  ]);
  expect(received[1]?.body).toBe('{"name":"Lamp"}');
  expect(received[1]?.headers['idempotency-key']).toBe(received[0]?.headers['idempotency-key']);
});

test('a call whose next token is refused, too, throws the error', async () => {
  const { baseUrl, received } = await startStubServer(sessionEnded);
  const { token } = tokenSource('old', 'new');
  const call = orThrow(createClient({ baseUrl, token }).GET('/v1/whoami'));
  await expect(call).rejects.toMatchObject({ code: 'invalid_session', status: 401 });
  expect(received).toHaveLength(2);
});

test('without another token, a call throws the error at once', async () => {
  const { baseUrl, received } = await startStubServer(sessionEnded);
  const { token } = tokenSource('only');
  const call = orThrow(createClient({ baseUrl, token }).GET('/v1/whoami'));
  await expect(call).rejects.toMatchObject({ code: 'invalid_session' });
  expect(received).toHaveLength(1);
});

test('a call rejects with the error of its token function', async () => {
  const { baseUrl } = await startStubServer(sessionEnded);
  const token = () => Promise.reject(new Error('Signed out.'));
  await expect(createClient({ baseUrl, token }).GET('/v1/whoami')).rejects.toThrow('Signed out.');
});

test('requests are sent by a fetch of the caller', async () => {
  const requests: string[] = [];
  const fetch = async ({ method, url }: Request) => {
    requests.push(`${method} ${url}`);
    return Response.json({ data: { id: 1 }, meta: {} });
  };
  await orThrow(createClient({ baseUrl: 'http://service.test', fetch }).GET('/v1/whoami'));
  expect(requests).toEqual(['GET http://service.test/v1/whoami']);
});
