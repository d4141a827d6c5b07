import { beforeAll, expect, test } from 'vitest';
import { minuteOf } from '#shared/auth/rate.ts';
import { parseToken } from '#shared/auth/token.ts';
import { exampleOf } from '#shared/description/examples.ts';
import { acceptsIdempotencyKey } from '#shared/description/refusals.ts';
import { type NamedRoute, routes } from '#shared/families/routes.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import { description } from '../support/description/validators.ts';
import type { Answer, SentRequest } from '../support/exchange.ts';
import { send } from '../support/http.ts';
import { signIn } from '../support/sign-in.ts';
import { inMinutes } from '../support/time.ts';
import { writes } from '../support/writes/writes.ts';

/** An account in which every kind of record has the id 1. */
interface Fixture {
  accountId: number;
  keyId: number;
  /** Used in turn, since one key would reach its rate limit. */
  keys: string[];
  session: string;
  /** Credentials that have reached their rate limit. */
  usedKey: string;
  usedSession: string;
}

let fixture: Fixture;

beforeAll(async () => {
  const { api, accountId, id: keyId, token, ownerEmail, newKey } = await newAccount();
  const session = await signIn(ownerEmail);
  const [usedKey, usedSession] = [await newKey(), await signIn(ownerEmail)];
  const tokens = { usedKey: usedKey.token, usedSession: usedSession.accessToken };
  const keys = [token, (await newKey()).token];
  fixture = { accountId, keyId, keys, session: session.accessToken, ...tokens };
  await useUp('key', tokens.usedKey);
  await useUp('session', tokens.usedSession);
  const [first, second] = await newItems(api, 2);
  const window = { start_time: inMinutes(60), end_time: inMinutes(120) };
  // A path names the first record by its id, or by its reference.
  const named = { external_ref: '1' };
  await api.patch(`/v1/items/${first}`, named);
  const statuses = [
    await api.post('/v1/locations', { name: 'Depot', ...named }),
    await api.post('/v1/contacts', { name: 'Contact', ...named }),
    await api.post('/v1/reservations', { name: 'Show', iid: [first], ...window, ...named }),
    await api.post('/v1/checkouts', { name: 'Work', iid: [second], due_time: inMinutes(60) }),
    await api.post('/v1/issues', { name: 'Broken', iid: [first] }),
    await api.post('/v1/events', { name: 'Service', iid: [first], time: inMinutes(-60) }),
    await api.post('/v1/comments', { object_type: 'item', object_id: first, body: 'Hello' }),
    await api.post(`/v1/items/${first}/files`, exampleOf('files.create')?.body),
    await session.api.post(
      `/v1/accounts/${accountId}/webhooks`,
      exampleOf('webhooks.create')?.body,
    ),
  ];
  expect(statuses.map(({ status, body }) => [status, body.data.id])).toEqual(
    statuses.map(() => [201, 1]),
  );
  for (const { name, route } of creatorsOfOthers()) {
    const { body } = (await writes[name]?.(api)) ?? {};
    const { status } = await api.post(route.path, { ...body, ...named });
    expect([name, status]).toEqual([name, 201]);
  }
});

/** The endpoints that create the records of all other families; each has a sample call. */
function creatorsOfOthers(): NamedRoute[] {
  const above = ['items', 'locations', 'contacts', 'reservations', 'checkouts', 'issues', 'events'];
  return routes
    .filter(({ name, route }) => name.endsWith('.create') && route.access.endsWith(':write'))
    .filter(({ family }) => ![...above, 'comments', 'files'].includes(family));
}

/** Uses up the rate limit of a credential in a later minute, in which all further requests are counted. */
async function useUp(kind: 'key' | 'session', text: string): Promise<void> {
  const { id = '' } = parseToken(kind, text) ?? {};
  const key = kind === 'key' ? rowKey.credential(id) : rowKey.session(id);
  await updateRow({ kind: 'update', key, set: { minute: minuteOf(Date.now()) + 60, used: 1000 } });
}

type MakeRequest = (endpoint: NamedRoute) => Partial<SentRequest>;

/** The query that an endpoint requires. */
const queries: Readonly<Record<string, string>> = {
  'items.calendar': '?from=2030-01-01T00:00:00Z&to=2030-01-02T00:00:00Z',
};

/** Requests that lead to each status which all endpoints share. */
const requestsByStatus: Readonly<Record<string, MakeRequest>> = {
  304: ({ route }) => ({
    path: pathTo(route, 1),
    headers: { ...headersFor(route), 'if-none-match': '*' },
  }),
  400: ({ route }) => ({
    path: `${pathTo(route, 1)}?nothing=1`,
    headers: { ...headersFor(route), prefer: 'handling=strict' },
  }),
  401: ({ route }) => ({
    path: pathTo(route, 1),
    headers: { authorization: 'Bearer key_live_nobody_knows' },
  }),
  404: ({ name, route }) => ({
    path: `${pathTo(route, 77)}${queries[name] ?? ''}`,
    ...exampleBody(name),
  }),
  412: ({ name, route }) => ({
    path: pathTo(route, 1),
    headers: { ...headersFor(route), 'if-match': '"77"' },
    ...exampleBody(name),
  }),
  413: ({ route }) => ({ path: pathTo(route, 1), body: `"${'x'.repeat(1_048_576)}"` }),
  415: ({ route }) => ({
    path: pathTo(route, 1),
    headers: { ...headersFor(route), 'content-type': 'text/plain' },
    body: 'Hello',
  }),
  429: ({ route }) => ({
    path: pathTo(route, 1),
    headers: {
      authorization: `Bearer ${isOpenToKeys(route) ? fixture.usedKey : fixture.usedSession}`,
    },
  }),
};

const statusCases = routes.flatMap((endpoint) => {
  const { path, method } = endpoint.route;
  const responses = description.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  return Object.keys(responses).flatMap((status) => {
    const makeRequest = requestsByStatus[status];
    return makeRequest ? [{ ...endpoint, endpoint, status, makeRequest }] : [];
  });
});

test.each(statusCases)(
  '$name answers $status as described',
  async ({ endpoint, status, makeRequest }) => {
    const answer = await call(endpoint, makeRequest);
    expect(answer.status).toBe(Number(status));
  },
);

test.each(routes.filter(({ route }) => route.body))(
  '$name answers 422 as described',
  async (endpoint) => {
    const answer = await call(endpoint, ({ route }) => ({ path: pathTo(route, 1), body: '[]' }));
    expect([answer.status, answer.body.error.code]).toEqual([422, 'validation_failed']);
  },
);

test.each(routes.filter(({ route }) => acceptsIdempotencyKey(route)))(
  '$name answers 422 where an Idempotency-Key was used for something else',
  async (endpoint) => {
    const { name, route } = endpoint;
    const headers = { ...headersFor(route), 'idempotency-key': 'used' };
    await send({ method: 'POST', path: '/v1/locations', headers, body: `{"name":"Of ${name}"}` });
    const answer = await call(endpoint, () => ({
      path: pathTo(route, 1),
      headers,
      body: '{"a":1}',
    }));
    expect([answer.status, answer.body.error.code]).toEqual([422, 'idempotency_key_reused']);
  },
);

function call(endpoint: NamedRoute, makeRequest: MakeRequest): Promise<Answer> {
  const { method, path } = endpoint.route;
  return send({ method, path, headers: headersFor(endpoint.route), ...makeRequest(endpoint) });
}

function isOpenToKeys({ access }: NamedRoute['route']): boolean {
  return access !== 'first-party';
}

/** The credential that an endpoint accepts; none for the sign-in. */
function headersFor({ access }: NamedRoute['route']): Record<string, string> {
  if (access === 'public' || access === 'sign-in') return {};
  return { authorization: `Bearer ${access === 'first-party' ? fixture.session : nextKey()}` };
}

function nextKey(): string {
  const [key = '', ...others] = fixture.keys;
  fixture.keys = [...others, key];
  return key;
}

/** The path of a record; keys are below their own account. */
function pathTo({ path }: NamedRoute['route'], id: number): string {
  const account = id === 1 || path.includes('{key_id}') ? fixture.accountId : id;
  return path
    .replace('/accounts/{id}', `/accounts/${account}`)
    .replace('{key_id}', String(id === 1 ? fixture.keyId : id))
    .replaceAll(/\{\w+\}/g, String(id));
}

function exampleBody(name: string): Partial<SentRequest> {
  const { body } = exampleOf(name) ?? {};
  return body === undefined ? {} : { body: JSON.stringify(body) };
}
