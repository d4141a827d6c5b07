import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { inMinutes } from '../../support/time.ts';

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

/** An item that takes as many bytes as one may. */
async function newFullItem(): Promise<number> {
  const custom_fields = { ...fiftyFields('é', 3820), f0: 'x'.repeat(5000), f1: 'x'.repeat(5000) };
  const stock = { inventory_enabled: true, inventory_quantity: 9, description: 'd'.repeat(5000) };
  const { body } = await post({ ...stock, custom_fields });
  const [bytes = 0, limit = 0] = body.error.message.match(/\d+/g).map(Number);
  const f0 = 'x'.repeat(5000 - (bytes - limit));
  return (await post({ ...stock, custom_fields: { ...custom_fields, f0 } })).body.data.id;
}

test('an item as large as allowed can be moved, reserved, checked out and returned, but not grow', async () => {
  const { api } = account;
  const id = await newFullItem();
  const location = await api.post('/v1/locations', { name: randomUUID() });
  const [line, due_time] = [{ item_id: id, quantity: 1 }, inMinutes(60)];
  const period = { start_time: inMinutes(90), end_time: inMinutes(95) };
  const writes: [string, object][] = [
    [`/v1/items/${id}/location`, { location_id: location.body.data.id }],
    [`/v1/items/${id}/inventory`, { remarks: 'Seen' }],
    ['/v1/reservations', { name: 'A', lines: [line], ...period }],
    ['/v1/checkouts', { name: 'B', lines: [line], due_time }],
    ['/v1/checkouts/checkin', { lines: [line] }],
    ['/v1/checkouts', { name: 'C', iid: [id], due_time }],
    ['/v1/checkouts/checkin', { iid: [id] }],
  ];
  for (const [path, body] of writes)
    expect(await api.post(path, body)).toMatchObject({ status: 201 });
  const grown = await api.patch(`/v1/items/${id}`, { custom_fields: { f0: 'x'.repeat(5000) } });
  expect(Object.keys(grown.body.error.fields)).toEqual(['custom_fields']);
  await api.delete('/v1/reservations/1');
  expect((await api.delete(`/v1/items/${id}`)).status).toBe(204);
  expect((await api.post(`/v1/items/${id}/restore`)).status).toBe(201);
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
