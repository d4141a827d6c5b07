import { expect, test } from 'vitest';
import { createClient, orThrow } from '../../../clients/typescript/src/index.ts';
import { answers, refuses, serverThat } from './server-that.ts';

const done = answers(200, { data: { id: 1 }, meta: {} });
const ended = refuses(401, 'invalid_session');

/** A source of tokens: which it knows are refused, and which comes next. */
function tokensOf(...tokens: string[]) {
  const refusals: (string | undefined)[] = [];
  const token = async (refused?: string) => {
    refusals.push(refused);
    return tokens[Math.min(refusals.length, tokens.length) - 1] ?? '';
  };
  return { token, refusals };
}

test('a function gets the token of each call', async () => {
  const { baseUrl, received } = await serverThat(done);
  const { token, refusals } = tokensOf('first', 'second');
  const client = createClient({ baseUrl, token });
  await orThrow(client.GET('/v1/whoami'));
  await orThrow(client.GET('/v1/whoami'));
  const authorizations = received.map(({ headers }) => headers.authorization);
  expect([authorizations, refusals]).toEqual([
    ['Bearer first', 'Bearer second'],
    [undefined, undefined],
  ]);
});

test('a call whose token has ended is repeated, body and all, with the next', async () => {
  const { baseUrl, received } = await serverThat(ended, done);
  const { token, refusals } = tokensOf('old', 'new');
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

test('a token that is refused again is a refusal', async () => {
  const { baseUrl, received } = await serverThat(ended);
  const { token } = tokensOf('old', 'new');
  const call = orThrow(createClient({ baseUrl, token }).GET('/v1/whoami'));
  await expect(call).rejects.toMatchObject({ code: 'invalid_session', status: 401 });
  expect(received).toHaveLength(2);
});

test('where there is no other token, the refusal is the answer', async () => {
  const { baseUrl, received } = await serverThat(ended);
  const { token } = tokensOf('only');
  const call = orThrow(createClient({ baseUrl, token }).GET('/v1/whoami'));
  await expect(call).rejects.toMatchObject({ code: 'invalid_session' });
  expect(received).toHaveLength(1);
});

test('a call rejects with what getting its token rejects with', async () => {
  const { baseUrl } = await serverThat(ended);
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
