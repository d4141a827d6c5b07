import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { send } from '../../support/http.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  await account.api.post('/v1/items', { name: 'Item' });
});

const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;

const bodies: [string, string][] = [
  ['POST /v1/items', '{"name":"a","__proto__":{"x":1}}'],
  ['POST /v1/items', '{"name":"a","custom_fields":{"__proto__":"x","constructor":"y"}}'],
  ['POST /v1/items', `{"name":"a","custom_fields":${deep}}`],
  ['POST /v1/items', '{"name":"\\ud800"}'],
  ['POST /v1/items', '{"name":"\\u0000"}'],
  ['POST /v1/items', '{"name":"a","acquisition_value":1e400}'],
  ['POST /v1/items', '{"name":"a","acquisition_value":-1e-400}'],
  ['POST /v1/items', '{"name":"a","location_id":9007199254740993}'],
  ['POST /v1/items', '{"name":"a","custom_fields":{"":1}}'],
  ['POST /v1/items', '{"name":"a","custom_fields":{"a":1e300}}'],
  ['POST /v1/items', '{"name":"a","tags":[[["x"]]]}'],
  ['POST /v1/items', `{"name":"${'ﷺ'.repeat(200)}","unique_id":"${'ﷺ'.repeat(100)}"}`],
  ['POST /v1/items', `{"name":"a","description":"${'x'.repeat(5000)}"}`],
  ['POST /v1/items', '{"name":"a","qr":["#","A#1#item","\\u{1F600}"]}'],
  ['POST /v1/items', `{"name":"${'\u{10FFFF}'.repeat(200)}"}`],
  ['PATCH /v1/items/1', '{"name":{"toString":"x"}}'],
  ['PATCH /v1/items/1', '{"version":"DROP TABLE"}'],
  ['POST /v1/items/1/inventory', '{"action":{},"quantity":[]}'],
  ['POST /v1/items/1/condition', '{"condition":["operative"]}'],
  ['POST /v1/checkouts', '{"name":"a","iid":{"length":3},"due_time":"2099-01-01T00:00:00Z"}'],
  ['POST /v1/checkouts', '{"name":"a","iid":[1e308],"due_time":"9999-12-31T23:59:59-23:59"}'],
  ['POST /v1/checkouts', '{"name":"a","iid":[1],"due_time":"0000-01-01T00:00:00+23:59"}'],
  [
    'POST /v1/reservations',
    '{"name":"a","iid":[1],"start_time":"2099-13-01T00:00:00Z","end_time":5}',
  ],
  ['POST /v1/reservations/1/complete', '{"complete_as":{"x":1}}'],
  ['POST /v1/issues', '{"name":"a","iid":[1],"deadline":"2099-01-01T24:00:00Z"}'],
  ['POST /v1/comments', '{"object_type":"constructor","object_id":1,"body":"x"}'],
  ['POST /v1/locations', '{"name":"a","parent_id":1,"latitude":1e9,"longitude":"x"}'],
  [
    'POST /v1/contacts',
    '{"name":"a","email":"a@b","website":"https://","country":"\\u0131\\u0131"}',
  ],
];

test.each(bodies)('%s with %s is not a server error', async (target, body) => {
  const [method = '', path = ''] = target.split(' ');
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' };
  const answer = await send({ method, path, headers, body });
  expect(answer.status).toBeLessThan(500);
});

test.each([
  '/v1/items/%00',
  '/v1/items/%ff%fe',
  '/v1/items/%2e%2e%2f1',
  '/v1/items/1%2fhistory',
  '/v1/items?q=%ff%00%ed%a0%80',
  '/v1/items?q=%F0%9F%98%80',
  '/v1/items?limit=9999999999999999999999',
  '/v1/items?offset=999999999999999',
  '/v1/items?cursor=WyIiLCIiLDAsbnVsbF0',
  '/v1/items?cursor=%00',
  '/v1/items?__proto__=1&constructor=2&q=a',
  '/v1/items/lookup?qr=https://[',
  `/v1/items/lookup?qr=${'%25'.repeat(60)}`,
  '/v1/items?updated_since=9999-12-31T23:59:59Z',
  '/v1/events?from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:59Z',
  '/v1/comments?object_type=item&object_id=999999999999999',
])('GET %s is not a server error', async (path) => {
  const answer = await send({
    method: 'GET',
    path,
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(answer.status).toBeLessThan(500);
});

test('a name that only looks like a key of the store stays a name', async () => {
  const { api } = account;
  const { body } = await api.post('/v1/items', { name: 'A#1#item', unique_id: 'item.unique_id#x' });
  expect((await api.get(`/v1/items/${body.data.id}`)).body.data.name).toBe('A#1#item');
});
