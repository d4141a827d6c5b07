import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { send } from '../../support/http.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

/** A body of so many levels, built as text, since serialisers fail at such depths. */
function nested(levels: number): string {
  return `{"name":"Lamp","x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
}

function post(body: string, headers = {}) {
  const { token } = account;
  return send({
    method: 'POST',
    path: '/v1/items',
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
}

test('a body of 32 levels is accepted', async () => {
  const { status, body } = await post(nested(32));
  expect([status, body.meta.ignored_fields]).toEqual([201, ['x']]);
});

test.each([33, 10_000])(
  'a body of %i levels is refused, with an Idempotency-Key too',
  async (levels) => {
    for (const headers of [{}, { 'idempotency-key': `deep-${levels}` }]) {
      const { status, body } = await post(nested(levels), headers);
      expect([status, body.error.code]).toEqual([400, 'bad_request']);
      expect(body.error.message).toBe('The body is nested more than 32 levels deep.');
    }
  },
);

/** A text whose marks a normalisation has to sort. */
const marked = (marks: number) => `a${'\u0301\u0323'.repeat(marks).slice(0, marks)}`;

test('a text with 30 combining characters in a row is accepted', async () => {
  expect((await account.api.post('/v1/items', { name: marked(30) })).status).toBe(201);
});

test.each([
  { name: marked(31) },
  { name: 'Lamp', tags: [marked(31)] },
  { name: 'Lamp', custom_fields: { [marked(31)]: 1 } },
  { name: `a${'\u0301\uff9e'.repeat(16)}` },
])('a body with more than 30 combining characters in a row is refused (%#)', async (item) => {
  const { status, body } = await account.api.post('/v1/items', item);
  expect([status, body.error.code]).toEqual([400, 'bad_request']);
  expect(body.error.message).toBe('The body has more than 30 combining characters in a row.');
});

const unknown = Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`x${index}`, 1]));

test('at most 200 unknown fields are named as ignored', async () => {
  const { status, body } = await account.api.post('/v1/items', { name: 'Lamp', ...unknown });
  expect([status, body.meta.ignored_fields.length]).toEqual([201, 200]);
});

test('strict handling names at most 200 unknown fields', async () => {
  const { status, body } = await account.api.post(
    '/v1/items',
    { name: 'Lamp', ...unknown },
    { prefer: 'handling=strict' },
  );
  expect([status, Object.keys(body.error.fields).length]).toEqual([422, 200]);
});

test('at most 200 unknown parameters are named', async () => {
  const query = Array.from({ length: 300 }, (_, index) => `x${index}=1`).join('&');
  const { body } = await account.api.get(`/v1/items?limit=1&${query}`);
  expect(body.meta.ignored_parameters.length).toBe(200);
  const strict = await account.api.get(`/v1/items?${query}`, { prefer: 'handling=strict' });
  expect(Object.keys(strict.body.error.fields).length).toBe(200);
});

test('validation of a list stops after 200 invalid entries', async () => {
  const tags = Array.from({ length: 300 }, () => 'x'.repeat(51));
  const { status, body } = await account.api.post('/v1/items', { name: 'Lamp', tags });
  expect([status, Object.keys(body.error.fields).length]).toEqual([422, 200]);
});

test('validation of a list stops at its maximum length', async () => {
  const tags = Array.from({ length: 300 }, (_, index) => (index < 250 ? `tag ${index}` : 7));
  const { status, body } = await account.api.post('/v1/items', { name: 'Lamp', tags });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['tags']]);
  expect(body.error.fields.tags[0].code).toBe('too_many');
});

test('duplicates in a list are removed before its length is checked', async () => {
  const tags = Array.from({ length: 5000 }, (_, index) => (index % 2 ? ' stage' : 'stage'));
  const { body } = await account.api.post('/v1/items', { name: 'Lamp', tags });
  expect(body.data.tags).toEqual(['stage']);
});

test('validation of custom fields stops after 200 invalid ones', async () => {
  const custom_fields = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`f${index}`, []]),
  );
  const { status, body } = await account.api.post('/v1/items', { name: 'Lamp', custom_fields });
  expect([status, Object.keys(body.error.fields).length]).toEqual([422, 200]);
});

test('a description set on many items has at most 500 characters', async () => {
  const { data } = (await account.api.post('/v1/items', { name: 'Lamp' })).body;
  const set = (description: string) =>
    account.api.patch('/v1/items', { iid: [data.id], set: { description } });
  expect((await set('x'.repeat(500))).status).toBe(200);
  const { status, body } = await set('x'.repeat(501));
  expect([status, body.error.fields['set.description'][0].code]).toEqual([422, 'too_long']);
});

test('what is set on many items has at most 150 different words', async () => {
  const { data } = (await account.api.post('/v1/items', { name: 'Lamp' })).body;
  const tagsOf = (words: number) =>
    Array.from({ length: words / 10 }, (_, tag) =>
      Array.from({ length: 10 }, (_, word) => `${tag}x${word}`).join(' '),
    );
  const add = (words: number) =>
    account.api.patch('/v1/items', { iid: [data.id], add_tags: tagsOf(words) });
  expect((await add(150)).status).toBe(200);
  const { status, body } = await add(160);
  expect([status, body.error.fields.set[0].code]).toEqual([422, 'too_many']);
});
