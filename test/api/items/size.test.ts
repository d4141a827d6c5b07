import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

/** Fifty custom fields of so many of these characters. */
function fiftyFields(character: string, length = 5000): Record<string, string> {
  const value = character.repeat(length);
  return Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, value]));
}

const post = (fields: object, headers = {}) =>
  account.api.post('/v1/items', { name: 'Big', ...fields }, headers);

test.each(['x', '"', '\\', '\n'])(
  'fifty custom fields of five thousand %j are stored',
  async (character) => {
    // Spaces at the ends are trimmed.
    const fields = fiftyFields(character, 4998);
    const framed = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, `a${value}z`]),
    );
    const { status, body } = await post({ custom_fields: framed });
    expect(status).toBe(201);
    expect(body.data.custom_fields).toEqual(framed);
  },
);

test.each(['x', '"'])(
  'a repeat of a request with fifty custom fields of five thousand %j is replayed',
  async (character) => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await post({ custom_fields: fiftyFields(character) }, key);
    const again = await post({ custom_fields: fiftyFields(character) }, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body.data).toEqual(first.body.data);
  },
);

/** Moves two items with these texts in their fields, and repeats the request. */
async function moveTwice(textOf: () => string) {
  const custom_fields = () =>
    Object.fromEntries(Object.keys(fiftyFields('')).map((f) => [f, textOf()]));
  const items = [
    await post({ custom_fields: custom_fields() }),
    await post({ custom_fields: custom_fields() }),
  ];
  const iid = items.map(({ body }) => body.data.id);
  const location = await account.api.post('/v1/locations', { name: randomUUID() });
  const move = { iid, location_id: location.body.data.id };
  const key = { 'idempotency-key': randomUUID() };
  const first = await account.api.post('/v1/items/move', move, key);
  return { first, again: await account.api.post('/v1/items/move', move, key) };
}

test('a response too large for a row is replayed', async () => {
  const { first, again } = await moveTwice(() => 'x'.repeat(5000));
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body.data).toEqual(first.body.data);
});

test('a request whose response is too large to store is refused, without a server error', async () => {
  const { first } = await moveTwice(() => randomBytes(3750).toString('base64'));
  expect([first.status, Object.keys(first.body.error.fields)]).toEqual([422, ['iid']]);
});

test('all long fields may have their maximum length together', async () => {
  const { status } = await post({
    description: 'd'.repeat(5000),
    tags: Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(50, 't')),
    qr: Array.from({ length: 10 }, () => randomUUID().padEnd(200, 'q')),
    custom_fields: fiftyFields('x'),
  });
  expect(status).toBe(201);
});

test('a record too large for a row is refused, and the error names the largest field', async () => {
  const { status, body } = await post({ custom_fields: fiftyFields('\u{1F3A5}', 2500) });
  expect(status).toBe(422);
  expect(body.error.code).toBe('validation_failed');
  expect(body.error.fields).toEqual({
    custom_fields: [expect.objectContaining({ code: 'too_long' })],
  });
});

test('a change that makes a record too large is refused, and the item stays unchanged', async () => {
  const { body: creation } = await post({ custom_fields: fiftyFields('x') });
  const path = `/v1/items/${creation.data.id}`;
  const { status, body } = await account.api.patch(path, {
    custom_fields: fiftyFields('\u{1F3A5}', 2500),
  });
  expect([status, body.error.code]).toEqual([422, 'validation_failed']);
  expect((await account.api.get(path)).body.data).toEqual(creation.data);
});

test('a change of many items that makes one too large names it, and the path of the field in the body', async () => {
  const small = (await post({})).body.data.id;
  const large = (await post({ custom_fields: fiftyFields('x') })).body.data.id;
  const longFields = Object.fromEntries(
    Object.keys(fiftyFields(''))
      .slice(0, 30)
      .map((name) => [name, 'é'.repeat(5000)]),
  );
  const { status, body } = await account.api.patch('/v1/items', {
    iid: [small, large],
    set: { custom_fields: longFields },
  });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({
    'set.custom_fields': [expect.objectContaining({ code: 'too_long', item_id: large })],
  });
});

test.each(['x', '\u{1F3A5}', '"', 'é'])(
  'fifty fields of %s near the size limit are stored or refused, without a server error',
  async (character) => {
    for (const length of [1700, 1850, 1880, 1900, 1950, 2050, 3700, 3800, 3900, 5000]) {
      const custom_fields = fiftyFields(character, length);
      if (JSON.stringify(custom_fields).length > 900_000) continue;
      const headers = { 'idempotency-key': randomUUID() };
      expect([201, 422]).toContain((await post({ custom_fields }, headers)).status);
    }
  },
);
