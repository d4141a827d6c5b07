import { expect, test } from 'vitest';
import { addSeconds } from '#shared/time.ts';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, newStock, reserve, reserveLine } from '../../support/bookings.ts';
import type { Answer } from '../../support/exchange.ts';
import { inMinutes } from '../../support/time.ts';

const problemsOf = ({ body }: Answer) => [body.error?.code, Object.keys(body.error?.fields ?? {})];

/** A kit of a camera and 4 of 10 batteries. */
async function arrange() {
  const { api, newKey, newUser } = await newAccount();
  const [camera = 0] = await newItems(api, 1);
  const batteries = await newStock(api, 10, { name: 'Batteries' });
  const created = await api.post('/v1/kits', {
    name: 'Camera kit',
    iid: [camera],
    lines: [{ item_id: batteries, quantity: 4 }],
    tags: ['video'],
    external_ref: 'KIT-1',
  });
  return { api, newKey, newUser, camera, batteries, created, kit: created.body.data };
}

test('a kit has items and quantities that belong together', async () => {
  const { api, camera, batteries, created, kit } = await arrange();
  expect(created.status).toBe(201);
  expect(created.headers.location).toBe(`/v1/kits/${kit.id}`);
  expect(kit).toMatchObject({
    name: 'Camera kit',
    description: null,
    iid: [camera],
    items: [{ id: camera, name: 'Item 1', unique_id: null }],
    lines: [{ item_id: batteries, item: { name: 'Batteries' }, quantity: 4 }],
    tags: ['video'],
    external_ref: 'KIT-1',
    available: null,
    version: 1,
  });
  expect((await api.get(`/v1/kits/${kit.id}`)).body.data).toEqual(kit);
  expect((await api.get('/v1/kits?q=video')).body.data).toEqual([kit]);
  expect((await api.get('/v1/kits?q=audio')).body.data).toEqual([]);
  expect((await api.get('/v1/kits?external_ref=kit-1')).body.data).toEqual([kit]);
});

test('an item shows the number of its kits after a kit was created, changed and deleted', async () => {
  const { api, camera, batteries, kit } = await arrange();
  const [lens = 0] = await newItems(api, 1);
  const kitsCountOf = async (id: number) => (await api.get(`/v1/items/${id}`)).body.data.kits_count;
  expect([
    await kitsCountOf(camera),
    await kitsCountOf(batteries),
    await kitsCountOf(lens),
  ]).toEqual([1, 1, 0]);
  const changed = await api.patch(`/v1/kits/${kit.id}`, { iid: [lens], name: 'Lens kit' });
  expect(changed.body.data).toMatchObject({ name: 'Lens kit', iid: [lens], version: 2 });
  expect([
    await kitsCountOf(camera),
    await kitsCountOf(batteries),
    await kitsCountOf(lens),
  ]).toEqual([0, 1, 1]);
  const entries = (await api.get(`/v1/kits/${kit.id}/history`)).body.data;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
  const [entry] = (await api.get(`/v1/items/${lens}/history`)).body.data;
  expect(entry).toMatchObject({ resource: 'kit', resource_id: kit.id, action: 'update' });
  expect((await api.delete(`/v1/kits/${kit.id}`)).status).toBe(204);
  expect([await kitsCountOf(batteries), await kitsCountOf(lens)]).toEqual([0, 0]);
  expect((await api.get(`/v1/kits/${kit.id}`)).status).toBe(404);
});

test('a kit must have at least one existing item, or a quantity of a stock', async () => {
  const { api, camera, kit } = await arrange();
  const createKit = (body: object) => api.post('/v1/kits', { name: 'Kit', ...body });
  expect(problemsOf(await createKit({}))).toEqual(['validation_failed', ['iid']]);
  expect(problemsOf(await createKit({ iid: [] }))).toEqual(['validation_failed', ['iid']]);
  expect(problemsOf(await createKit({ iid: [999] }))).toEqual(['validation_failed', ['iid']]);
  expect(problemsOf(await createKit({ lines: [{ item_id: camera, quantity: 1 }] }))).toEqual([
    'inventory_not_enabled',
    ['lines.0.item_id'],
  ]);
  const duplicate = await createKit({ iid: [camera], external_ref: 'kit-1' });
  expect(duplicate.body.error.fields.external_ref).toMatchObject([{ code: 'taken', id: kit.id }]);
  const emptied = await api.patch(`/v1/kits/${kit.id}`, { iid: [], lines: [] });
  expect(problemsOf(emptied)).toEqual(['validation_failed', ['lines']]);
});

test('an error of a PATCH of items names them, and not lines that it does not send', async () => {
  const { api, camera, batteries, kit } = await arrange();
  const whole = await api.patch(`/v1/kits/${kit.id}`, { iid: [batteries] });
  expect(problemsOf(whole)).toEqual(['validation_failed', ['iid']]);
  const { id } = (await api.post('/v1/kits', { name: 'Kit', iid: [camera] })).body.data;
  const emptied = await api.patch(`/v1/kits/${id}`, { iid: [] });
  expect(problemsOf(emptied)).toEqual(['validation_failed', ['iid']]);
});

test('a kit is created or changed by its external_ref', async () => {
  const { api, camera, kit } = await arrange();
  const put = (ref: string, body: object) => api.put(`/v1/kits/by-ref/${ref}`, body);
  expect((await put('KIT-1', { name: 'Renamed' })).body.data).toMatchObject({
    id: kit.id,
    version: 2,
  });
  const created = await put('KIT-2', { name: 'New', iid: [camera] });
  expect([created.status, created.body.data.external_ref]).toEqual([201, 'KIT-2']);
});

test('an item of a kit cannot be deleted, and the error names the kit', async () => {
  const { api, camera, batteries, kit } = await arrange();
  for (const id of [camera, batteries]) {
    expect((await api.delete(`/v1/items/${id}`)).body.error).toMatchObject({
      code: 'item_in_use',
      fields: { id: [{ resource: 'kit', id: kit.id, name: 'Camera kit' }] },
    });
  }
  await api.patch(`/v1/kits/${kit.id}`, { iid: [] });
  expect((await api.delete(`/v1/items/${camera}`)).status).toBe(204);
  await api.delete(`/v1/kits/${kit.id}`);
  expect((await api.delete(`/v1/items/${batteries}`)).status).toBe(204);
});

test('of a concurrent deletion of an item and creation of a kit with it, one succeeds', async () => {
  const { api } = await newAccount();
  for (const id of await newItems(api, 12)) {
    const [removed, created] = await Promise.all([
      api.delete(`/v1/items/${id}`),
      api.post('/v1/kits', { name: 'Kit', iid: [id] }),
    ]);
    expect([removed.status === 204, created.status === 201].filter(Boolean)).toHaveLength(1);
  }
});

test('a kit is available if all of its parts are', async () => {
  const { api, camera, batteries, kit } = await arrange();
  const base = inMinutes(0);
  const at = (minutes: number) => addSeconds(base, minutes * 60);
  const window = (from: number, to: number) => ({ start_time: at(from), end_time: at(to) });
  await reserve(api, [camera], 0, 0, window(60, 90));
  await reserveLine(api, [batteries, 7], 0, 0, window(120, 150));
  const isAvailable = async (from: number, to: number) => {
    const window = `available_from=${at(from)}&available_to=${at(to)}`;
    const { data } = (await api.get(`/v1/kits/${kit.id}?${window}`)).body;
    expect((await api.get(`/v1/kits?${window}`)).body.data).toEqual([data]);
    return data.available;
  };
  expect(await isAvailable(30, 60)).toBe(true);
  expect(await isAvailable(30, 61)).toBe(false);
  expect(await isAvailable(90, 120)).toBe(true);
  expect(await isAvailable(100, 130)).toBe(false);
  await api.post(`/v1/items/${batteries}/inventory`, { action: 'add', quantity: 1 });
  expect(await isAvailable(100, 130)).toBe(true);
  const half = await api.get(`/v1/kits/${kit.id}?available_from=${inMinutes(1)}`);
  expect([half.status, Object.keys(half.body.error.fields)]).toEqual([400, ['available_to']]);
});

test('a reservation of kits has their items and the sums of their quantities', async () => {
  const { api, camera, batteries, kit } = await arrange();
  const [lens = 0] = await newItems(api, 1);
  const second = (
    await api.post('/v1/kits', {
      name: 'Spare kit',
      iid: [lens, camera],
      lines: [{ item_id: batteries, quantity: 2 }],
    })
  ).body.data;
  const at = { start_time: inMinutes(60), end_time: inMinutes(90) };
  const reserved = await api.post('/v1/reservations', {
    name: 'Shoot',
    kit_ids: [kit.id, second.id],
    lines: [{ item_id: batteries, quantity: 1 }],
    ...at,
  });
  expect(reserved.body.data).toMatchObject({
    iid: [camera, lens],
    lines: [{ item_id: batteries, quantity: 7 }],
    kit_ids: [kit.id, second.id],
    kits: [
      { id: kit.id, name: 'Camera kit' },
      { id: second.id, name: 'Spare kit' },
    ],
  });
  await api.patch(`/v1/kits/${kit.id}`, { iid: [], name: 'Renamed' });
  const path = `/v1/reservations/${reserved.body.data.id}`;
  expect((await api.get(path)).body.data).toMatchObject({
    iid: [camera, lens],
    kits: [{ name: 'Renamed' }, { name: 'Spare kit' }],
  });
  await api.delete(`/v1/kits/${kit.id}`);
  expect((await api.get('/v1/reservations')).body.data[0].kits[0]).toEqual({
    id: kit.id,
    name: 'Renamed',
  });
  const done = await api.post(`${path}/complete?dry_run=true`, { complete_as: 'checkout' });
  expect(done.status).toBe(200);
});

test('a checkout of a part of a reservation has only the kits of which something goes out', async () => {
  const { api, camera, batteries, kit } = await arrange();
  const [lens = 0] = await newItems(api, 1);
  const { id: second } = (await api.post('/v1/kits', { name: 'Spare', iid: [lens] })).body.data;
  const at = { start_time: inMinutes(60), end_time: inMinutes(90) };
  const kitsOut = async (part: object) => {
    const body = { name: 'Shoot', kit_ids: [kit.id, second], ...at };
    const { id } = (await api.post('/v1/reservations', body)).body.data;
    const as = { complete_as: 'checkout', ...part };
    const { checkout_id } = (await api.post(`/v1/reservations/${id}/complete`, as)).body.data;
    const { data } = (await api.get(`/v1/checkouts/${checkout_id}`)).body;
    await api.post(`/v1/checkouts/${checkout_id}/checkin`, {});
    return data.kits.map(({ name }: { name: string }) => name);
  };
  expect(await kitsOut({})).toEqual(['Camera kit', 'Spare']);
  expect(await kitsOut({ iid: [camera, lens] })).toEqual(['Camera kit', 'Spare']);
  expect(await kitsOut({ iid: [lens] })).toEqual(['Spare']);
  const lines = [{ item_id: batteries, quantity: 1 }];
  expect(await kitsOut({ lines })).toEqual(['Camera kit']);
});

test('a PATCH with kits replaces all items and lines of a reservation', async () => {
  const { api, camera, batteries, kit } = await arrange();
  const [lens = 0, light = 0] = await newItems(api, 2);
  const { id } = (await reserve(api, [lens], 60, 90)).body.data;
  const patch = (body: object) => api.patch(`/v1/reservations/${id}`, body);
  const swapped = await patch({ kit_ids: [kit.id], iid: [light] });
  const lines = [{ item_id: batteries, quantity: 4 }];
  expect(swapped.body.data).toMatchObject({ iid: [light, camera], lines, kit_ids: [kit.id] });
  expect((await patch({ kit_ids: [kit.id], iid: [light] })).body.meta.unchanged).toBe(true);
  expect((await patch({ kit_ids: [kit.id] })).body.data).toMatchObject({ iid: [camera], lines });
  expect((await patch({ kit_ids: [] })).body.data).toMatchObject({
    iid: [camera],
    lines,
    kits: [],
  });
});

test('a booking of a kit is refused for the same reasons as one of its parts', async () => {
  const { api, camera, batteries, kit } = await arrange();
  await reserve(api, [camera], 60, 90);
  await reserveLine(api, [batteries, 8], 60, 90);
  const body = { name: 'Shoot', kit_ids: [kit.id], due_time: inMinutes(70) };
  const refused = await api.post('/v1/checkouts', body);
  expect(problemsOf(refused)).toEqual(['items_unavailable', ['kit_ids.0']]);
  expect(refused.body.error.fields['kit_ids.0']).toMatchObject([
    { code: 'item_reserved', item_id: camera, kit_id: kit.id },
    { code: 'insufficient_inventory', item_id: batteries, kit_id: kit.id },
  ]);
  const unknown = await api.post('/v1/checkouts', { ...body, kit_ids: [kit.id, 99] });
  expect(unknown.body.error.fields.kit_ids).toMatchObject([{ code: 'not_found', kit_id: 99 }]);
  const twice = await api.post('/v1/checkouts', { ...body, iid: [batteries] });
  expect(problemsOf(twice)).toEqual(['validation_failed', ['kit_ids.0']]);
  expect(twice.body.error.fields['kit_ids.0']).toMatchObject([{ item_id: batteries }]);
  const line = { item_id: batteries, quantity: 1 };
  const doubled = await api.post('/v1/checkouts', { ...body, lines: [line, line] });
  expect(problemsOf(doubled)).toEqual(['validation_failed', ['lines.1.item_id']]);
  const created = await api.post('/v1/checkouts', { ...body, due_time: inMinutes(30) });
  expect(created.body.data).toMatchObject({ iid: [camera], kits: [{ id: kit.id }] });
  expect((await checkOut(api, [camera], 20)).status).toBe(422);
});

test('an error names the kit of an item, or the sent item or line', async () => {
  const { api, camera, batteries, kit } = await arrange();
  const [lens = 0] = await newItems(api, 1);
  const { id: second } = (await api.post('/v1/kits', { name: 'Spare', iid: [lens] })).body.data;
  await reserve(api, [camera, lens], 60, 90);
  await reserveLine(api, [batteries, 8], 60, 90);
  const times = { start_time: inMinutes(60), end_time: inMinutes(90) };
  const input = { iid: [camera], lines: [{ item_id: batteries, quantity: 1 }] };
  const body = { name: 'Shoot', ...input, kit_ids: [kit.id, second], ...times };
  const refused = await api.post('/v1/reservations', body);
  expect(refused.body.error.fields).toMatchObject({
    iid: [{ code: 'item_reserved', item_id: camera }],
    'lines.0.quantity': [{ code: 'insufficient_inventory', requested: 5 }],
    'kit_ids.1': [{ code: 'item_reserved', item_id: lens, kit_id: second }],
  });
  const { id } = (await reserve(api, await newItems(api, 1), 60, 90)).body.data;
  const patched = await api.patch(`/v1/reservations/${id}`, { kit_ids: [second, kit.id] });
  expect(Object.keys(patched.body.error.fields).sort()).toEqual(['kit_ids.0', 'kit_ids.1']);
});

test('an error of kits with too many items names the kits, and not lines that were not sent', async () => {
  const { api, kit } = await arrange();
  const iid = await newItems(api, 39);
  const times = { start_time: inMinutes(60), end_time: inMinutes(90) };
  const body = { name: 'Shoot', iid, kit_ids: [kit.id], ...times };
  const refused = await api.post('/v1/reservations', body);
  expect(refused.body.error.fields).toMatchObject({ kit_ids: [{ code: 'too_many' }] });
  expect(problemsOf(refused)).toEqual(['validation_failed', ['kit_ids']]);
});

test('kits require the scopes and permissions of items', async () => {
  const { api, newKey, newUser, camera } = await arrange();
  const reader = await newKey({ scopes: ['items:read'] });
  expect((await reader.api.get('/v1/kits')).status).toBe(200);
  const createKit = (by: typeof api) => by.post('/v1/kits', { name: 'Kit', iid: [camera] });
  expect((await createKit(reader.api)).body.error).toMatchObject({
    code: 'insufficient_scope',
    fields: { scope: [{ required: 'items:write' }] },
  });
  const viewer = await newUser({ permissions: ['action.checkout'] });
  const key = await newKey({ userId: viewer.id });
  expect((await key.api.get('/v1/kits')).body.error.code).toBe('forbidden');
});
