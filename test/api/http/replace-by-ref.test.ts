import { expect, test } from 'vitest';
import type { Call } from '#shared/call.ts';
import { ItemCreate, ItemReplace, ItemUpdate } from '#shared/families/items/fields.ts';
import { createItem, removeItem, updateItem } from '#shared/families/items/operations.ts';
import { item } from '#shared/families/items/record.ts';
import { removeByRef } from '#shared/http/operations.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { putByRef } from '#shared/records/put-by-ref.ts';
import type { EitherBody } from '#shared/routes/route.ts';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import { callIn } from '../../support/own-table.ts';
import { inMinutes } from '../../support/time.ts';

const window = { start_time: inMinutes(60), end_time: inMinutes(90) };

/** For each family: a full body, a body that replaces it, and the values that its omitted fields get. */
const cleared: [string, object, object, object][] = [
  [
    'items',
    {
      name: 'Lamp',
      type: 'Light',
      tags: ['a'],
      buffer_minutes: 5,
      custom_fields: { watts: 5, mount: 'A' },
    },
    { name: 'Lamp', custom_fields: { watts: 6 } },
    { type: null, tags: [], buffer_minutes: 0, custom_fields: { watts: 6 } },
  ],
  [
    'contacts',
    { name: 'Bo', kind: 'company', city: 'Oslo' },
    { name: 'Bo' },
    { kind: 'person', city: null },
  ],
  [
    'locations',
    { name: 'Hall', kind: 'usage', qr: ['H'] },
    { name: 'Hall' },
    { kind: 'storage', qr: [] },
  ],
  [
    'kits',
    { name: 'Set', iid: [1, 2], tags: ['a'] },
    { name: 'Set', iid: [2] },
    { iid: [2], tags: [] },
  ],
  [
    'reservations',
    { name: 'Show', iid: [1, 2], description: 'Loud', auto_complete: true, ...window },
    { name: 'Show', iid: [2], ...window },
    { iid: [2], description: null, auto_complete: false },
  ],
];

test.each(cleared)(
  'for %s, replace=true clears the fields that are not sent',
  async (family, whole, input, clearedValues) => {
    const { api } = await newAccount();
    await newItems(api, 2);
    const path = `/v1/${family}/by-ref/R1`;
    await api.put(path, whole);
    const renamed = await api.put(path, { name: 'Kept' });
    expect(renamed.body.data).toMatchObject({ ...whole, name: 'Kept' });
    const { status, body } = await api.put(`${path}?replace=true`, input);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...input, ...clearedValues, external_ref: 'R1', version: 3 });
    const again = await api.put(`${path}?replace=true`, input);
    expect(again.body.meta.unchanged).toBe(true);
  },
);

test('a replacing body of a reservation requires items as a creation does', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  const path = '/v1/reservations/by-ref/R1?replace=true';
  const problemsOf = async () => {
    const { status, body } = await api.put(path, { name: 'Show', ...window });
    return [status, body.error.fields];
  };
  const ofCreation = await problemsOf();
  await api.put(path, { name: 'Show', iid: [1], ...window });
  expect(await problemsOf()).toEqual(ofCreation);
});

test('replace=true leaves condition and stock as they are', async () => {
  const { api } = await newAccount();
  const stock = { inventory_enabled: true, inventory_quantity: 5, condition: 'inoperative' };
  await api.put('/v1/items/by-ref/R1', { name: 'Gaffer', ...stock });
  const input = { name: 'Tape', inventory_enabled: true };
  const { body } = await api.put('/v1/items/by-ref/R1?replace=true', input);
  expect(body.data).toMatchObject({ name: 'Tape', ...stock });
});

test('a replacing body requires the same fields as a creation', async () => {
  const { api } = await newAccount();
  await api.put('/v1/items/by-ref/R1', { name: 'Lamp' });
  const { status, body } = await api.put('/v1/items/by-ref/R1?replace=true', { type: 'Light' });
  expect([status, body.error.fields.name[0].code]).toEqual([422, 'required']);
});

test('replace=true creates a missing record', async () => {
  const { api } = await newAccount();
  const { status, body } = await api.put('/v1/items/by-ref/R1?replace=true', { name: 'Lamp' });
  expect([status, body.data.external_ref]).toEqual([201, 'R1']);
});

test.each(['items', 'contacts', 'locations', 'kits', 'reservations'])(
  'GET and DELETE of %s work by reference as by id',
  async (family) => {
    const { api } = await newAccount();
    await newItems(api, 1);
    const body = { name: 'One', ...(family === 'kits' ? { iid: [1] } : {}) };
    const booked = family === 'reservations' ? { iid: [1], ...window } : {};
    const path = `/v1/${family}/by-ref/R%2F1`;
    const created = await api.put(path, { ...body, ...booked });
    const { id } = created.body.data;
    const [byRef, byId] = [await api.get(path.toLowerCase()), await api.get(`/v1/${family}/${id}`)];
    expect(byRef.body.data).toEqual(byId.body.data);
    expect(byRef.headers.etag).toBe('"1"');
    expect((await api.get(path, { 'if-none-match': '"1"' })).status).toBe(304);
    expect((await api.delete(path, { 'if-match': '"7"' })).status).toBe(412);
    expect((await api.delete(path, { 'if-match': '"1"' })).status).toBe(204);
    expect((await api.get(path)).status).toBe(404);
    expect((await api.delete(path)).status).toBe(404);
    expect((await api.get(`/v1/${family}/${id}`)).status).toBe(404);
    expect((await api.put(path, { ...body, ...booked })).status).toBe(201);
  },
);

test('a DELETE by reference deletes the record that has it, even if references are exchanged meanwhile', async () => {
  const { api, accountId } = await newAccount();
  await api.put('/v1/items/by-ref/A', { name: 'First' });
  let attempts = 0;
  const remove = removeByRef(item, async (call, id) => {
    attempts += 1;
    if (attempts === 1) {
      await api.patch('/v1/items/1', { external_ref: 'B' });
      await api.put('/v1/items/by-ref/A', { name: 'Second' });
    }
    return removeItem(call, id);
  });
  await retryOnConflict(() => remove(callIn(accountId), { ref: 'A' }));
  expect((await api.get('/v1/items/1')).body.data.external_ref).toBe('B');
  expect((await api.get('/v1/items/2')).status).toBe(404);
});

test('a PUT by reference changes the record that has it, even if references are exchanged meanwhile', async () => {
  const { api, accountId } = await newAccount();
  await api.put('/v1/items/by-ref/A', { name: 'First' });
  let attempts = 0;
  const third = { name: 'Third', external_ref: 'A' };
  const input = {
    ref: 'A',
    body: { as: ({ schema }) => schema.parse(third) } satisfies EitherBody,
    query: { replace: undefined },
  };
  const put = (call: Call) =>
    putByRef(call, item, input, {
      bodies: { create: ItemCreate, update: ItemUpdate, replace: ItemReplace },
      create: createItem,
      update: async (versionCall, id, body) => {
        attempts += 1;
        if (attempts === 1) {
          await api.patch('/v1/items/1', { external_ref: 'B' });
          await api.put('/v1/items/by-ref/A', { name: 'Second' });
        }
        return updateItem(versionCall, id, body);
      },
    });
  await retryOnConflict(() => put(callIn(accountId)));
  const { data } = (await api.get('/v1/items')).body;
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['First', 'Third']);
});

test('the reference of a cancelled reservation can be used again', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  const path = '/v1/reservations/by-ref/TT-1';
  const body = { name: 'Show', iid: [1], ...window };
  const first = await api.put(path, body);
  await api.post(`/v1/reservations/${first.body.data.id}/complete`, { complete_as: 'cancelled' });
  expect((await api.get(path)).status).toBe(404);
  const second = await api.put(path, body);
  expect([second.status, second.body.data.id]).toEqual([201, first.body.data.id + 1]);
  expect((await api.get(path)).body.data.id).toBe(second.body.data.id);
});
