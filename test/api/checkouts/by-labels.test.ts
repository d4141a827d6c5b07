import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

const calls = [
  ['/v1/checkouts', { name: 'Show', due_time: inMinutes(600) }],
  ['/v1/reservations', { name: 'Show', start_time: inMinutes(60), end_time: inMinutes(600) }],
] as const;

async function arrange() {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp', qr: ['L-1'] });
  await api.post('/v1/items', { name: 'Stand', unique_id: 'S-1' });
  return api;
}

test.each(calls)(
  'POST %s accepts labels instead of ids, and ignores duplicates',
  async (path, fields) => {
    const api = await arrange();
    const qr = ['S-1', 'https://x.example/L-1', 'S-1'];
    const { status, body } = await api.post(path, { ...fields, qr });
    expect([status, body.data.iid]).toEqual([201, [2, 1]]);
    expect(body.data).not.toHaveProperty('qr');
  },
);

test.each(calls)(
  'POST %s reports unknown labels together with other errors',
  async (path, fields) => {
    const api = await arrange();
    const { status, body } = await api.post(path, { ...fields, qr: ['L-1', 'X'], contact_id: 9 });
    expect(status).toBe(422);
    expect(body.error.fields).toEqual({
      'qr.1': [expect.objectContaining({ code: 'not_found', qr: 'X' })],
      contact_id: [expect.objectContaining({ code: 'not_found' })],
    });
  },
);

test.each(calls)(
  'POST %s refuses an item that is out, and names its label',
  async (path, fields) => {
    const api = await arrange();
    await checkOut(api, [1], 500);
    const { status, body } = await api.post(path, { ...fields, qr: ['S-1', 'L-1'] });
    expect([status, body.error.code]).toEqual([422, 'item_checked_out']);
    expect(body.error.fields.iid).toEqual([expect.objectContaining({ item_id: 1, qr: 'L-1' })]);
  },
);

test.each(calls)('POST %s requires either ids or labels, and not both', async (path, fields) => {
  const api = await arrange();
  const neither = await api.post(path, fields);
  expect(neither.body.error.fields.iid[0].code).toBe('required');
  const both = await api.post(path, { ...fields, iid: [1], qr: ['L-1'] });
  expect(both.body.error.fields.qr[0].code).toBe('invalid_value');
});

test.each(calls)(
  'POST %s refuses an item that a line names too, and names its label',
  async (path, fields) => {
    const api = await arrange();
    const lines = [{ item_id: 1, quantity: 1 }];
    const { status, body } = await api.post(path, { ...fields, qr: ['L-1'], lines });
    expect([status, body.error.fields['lines.0.item_id']]).toEqual([
      422,
      [expect.objectContaining({ code: 'invalid_value', item_id: 1, qr: 'L-1' })],
    ]);
  },
);

test('a checkout by labels names the label of an item that is not on its reservation', async () => {
  const api = await arrange();
  const { id: reservation_id } = (await reserve(api, [1], 60, 120)).body.data;
  const due_time = inMinutes(30);
  const body = { name: 'Show', due_time, reservation_id, qr: ['L-1', 'S-1'] };
  const refused = await api.post('/v1/checkouts', body);
  expect([refused.status, refused.body.error.fields.iid]).toEqual([
    422,
    [expect.objectContaining({ code: 'not_on_reservation', item_id: 2, qr: 'S-1' })],
  ]);
});

test.each(calls)(
  'POST %s names a label at its place behind any number of others',
  async (path, fields) => {
    const api = await arrange();
    const qr = [...Array<string>(50_000).fill('L-1'), 'X'];
    const { status, body } = await api.post(path, { ...fields, qr });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['qr.50000']]);
  },
);

test.each(calls)(
  'POST %s names at most 200 of the places of unknown labels',
  async (path, fields) => {
    const api = await arrange();
    const { status, body } = await api.post(path, { ...fields, qr: Array(50_000).fill('X') });
    expect([status, Object.keys(body.error.fields).length]).toEqual([422, 200]);
  },
);
