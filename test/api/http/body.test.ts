import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { send } from '../../support/http.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

function post(body: string | Buffer, type?: string, others: Record<string, string> = {}) {
  const headers = {
    authorization: `Bearer ${account.token}`,
    ...(type === undefined ? {} : { 'content-type': type }),
    ...others,
  };
  return send({ method: 'POST', path: '/v1/items', headers, body });
}

const item = '{"name":"Item"}';

test.each([
  ['application/json', 201],
  ['application/json; charset=utf-8', 201],
  ['Application/JSON', 201],
  ['application/vnd.api+json', 201],
  ['application/json ; charset=utf-8', 201],
  ['', 201],
  [undefined, 201],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['application/jsonx', 415],
])('a body of type %s answers %i', async (type, status) => {
  expect((await post(item, type)).status).toBe(status);
});

test('a compressed body answers 415, and says why', async () => {
  const compressed = { 'content-encoding': 'gzip' };
  const answer = await post(gzipSync(item), 'application/json', compressed);
  expect(answer.status).toBe(415);
  expect(answer.body.error).toMatchObject({
    code: 'unsupported_media_type',
    message: 'The body must not be compressed.',
  });
});

test.each(['{', '{"name":"a",}', 'name', '{"name":\'a\'}', `${'['.repeat(200_000)}`])(
  'invalid JSON is a bad request (%#)',
  async (body) => {
    const answer = await post(body, 'application/json');
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'bad_request', fields: {} });
  },
);

test.each(['[]', '"text"', '5', 'null', 'true', '[{"name":"a"}]'])(
  'the JSON value %s is not an object, and fails validation without a field',
  async (body) => {
    const answer = await post(body, 'application/json');
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: 'validation_failed', fields: {} });
  },
);

test.each(['', '   '])(
  'an empty body is read as an empty object, whatever its type',
  async (body) => {
    const answer = await post(body, 'text/plain');
    expect(answer.body.error.fields.name).toEqual([expect.objectContaining({ code: 'required' })]);
  },
);

test('bytes that are not UTF-8 are a bad request', async () => {
  const answer = await post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x7d]), 'application/json');
  expect(answer.status).toBe(400);
});

test('a body of 1 MiB is accepted, and one byte more is too large', async () => {
  const body = (size: number) => `{"name":"Item","x":"${'a'.repeat(size - 22)}"}`;
  expect(Buffer.byteLength(body(1_048_576))).toBe(1_048_576);
  expect((await post(body(1_048_576), 'application/json')).status).toBe(201);
  const answer = await post(body(1_048_577), 'application/json');
  expect(answer.status).toBe(413);
  expect(answer.body.error.code).toBe('payload_too_large');
});

test('unknown and read-only fields are ignored, and named in the order sent', async () => {
  const body = '{"zeta":1,"name":"Item","id":5,"alpha":{"b":1}}';
  const answer = await post(body, 'application/json');
  expect(answer.body.meta.ignored_fields).toEqual(['zeta', 'id', 'alpha']);
  expect((await post(item)).body.meta).not.toHaveProperty('ignored_fields');
});

test('a body on GET and DELETE is ignored', async () => {
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'text/plain' };
  const get = await send({ method: 'GET', path: '/v1/items', headers, body: '{' });
  expect(get.status).toBe(200);
  const removal = await send({ method: 'DELETE', path: '/v1/items/999', headers, body: '{' });
  expect(removal.status).toBe(404);
});
