import { beforeAll, expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkAnswer } from '../support/check-answer.ts';
import type { Answer } from '../support/exchange.ts';

const request = { method: 'GET', path: '/v1/items/1' };
let found: Answer;
let refused: Answer;

beforeAll(async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Item' });
  found = await api.get(request.path);
  refused = await api.get('/v1/items/77');
});

const withData = (data: object) => ({
  ...found,
  body: { ...found.body, data: { ...found.body.data, ...data } },
});

const deviations: [string, () => Answer][] = [
  ['has a field that is not described', () => withData({ colour: 'red' })],
  ['lacks a field', () => withData({ tags: undefined })],
  ['has a field of another type', () => withData({ overdue: 'no' })],
  ['has a value that is not one of the choices', () => withData({ condition: 'fine' })],
  ['has a time of another form', () => withData({ created_at: '2030-01-01' })],
  ['has another status', () => ({ ...found, status: 202 })],
  [
    'has another type',
    () => ({ ...found, headers: { ...found.headers, 'content-type': 'text/plain' } }),
  ],
  [
    'has a header that is not described',
    () => ({ ...found, headers: { ...found.headers, 'x-more': '1' } }),
  ],
  ['lacks a header', () => ({ ...found, headers: { ...found.headers, 'x-ratelimit-reset': '' } })],
  [
    'has the ETag of another version',
    () => ({ ...found, headers: { ...found.headers, etag: '"2"' } }),
  ],
  [
    'has an error code that is not described',
    () => ({ ...refused, body: { error: { ...refused.body.error, code: 'taken' } } }),
  ],
];

test.each(deviations)(
  'a response that %s fails the test that receives it',
  (_what, makeResponse) => {
    checkAnswer(request, found);
    checkAnswer(request, refused);
    expect(() => checkAnswer(request, makeResponse())).toThrow('That is not as described');
  },
);
