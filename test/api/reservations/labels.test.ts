import { describe, expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

const window = { start_time: inMinutes(60), end_time: inMinutes(90) };
const later = { start_time: inMinutes(120), end_time: inMinutes(150) };

describe.each(['', '?replace=true'])('a reservation by labels, with PUT …%s,', (query) => {
  const path = `/v1/reservations/by-ref/R1${query}`;

  async function arrange() {
    const { api } = await newAccount();
    for (const unique_id of ['A', 'B']) await api.post('/v1/items', { name: 'Lamp', unique_id });
    const put = (body: object) => api.put(path, { name: 'Show', ...window, ...body });
    return { api, put };
  }

  test('is the same after the request was repeated', async () => {
    const { api, put } = await arrange();
    const [id] = await newItems(api, 1);
    const kit = (await api.post('/v1/kits', { name: 'Kit', iid: [id] })).body.data;
    for (const body of [{ qr: ['A'] }, { qr: ['A'], kit_ids: [kit.id] }]) {
      const first = await put(body);
      const { status, body: again } = await put(body);
      expect([status, again.meta.unchanged, again.meta.ignored_fields]).toEqual([
        200,
        true,
        undefined,
      ]);
      expect(again.data).toEqual(first.body.data);
    }
  });

  test('gets the items of other labels', async () => {
    const { put } = await arrange();
    expect((await put({ qr: ['A'] })).body.data.iid).toEqual([1]);
    expect((await put({ qr: ['B', 'A'] })).body.data).toMatchObject({ iid: [2, 1], version: 2 });
  });

  test('names the labels in a refusal', async () => {
    const { api, put } = await arrange();
    await put({ qr: ['A'] });
    const unknown = await put({ qr: ['B', 'C'] });
    expect(Object.keys(unknown.body.error.fields)).toEqual(['qr.1']);
    const both = await put({ qr: ['B'], iid: [1] });
    expect(both.body.error.fields.qr[0].code).toBe('invalid_value');
    await api.post('/v1/reservations', { name: 'Other', iid: [1], ...later });
    const clash = await put({ qr: ['A'], ...later });
    expect(clash.body.error.fields.iid[0]).toMatchObject({ item_id: 1, qr: 'A' });
  });
});

test('a PATCH takes labels in place of ids, and without a label changes no items', async () => {
  const { api } = await newAccount();
  for (const unique_id of ['A', 'B']) await api.post('/v1/items', { name: 'Lamp', unique_id });
  await api.post('/v1/reservations', { name: 'Show', iid: [1], ...window });
  const patch = (body: object) => api.patch('/v1/reservations/1', body);
  expect((await patch({ qr: ['B'] })).body.data.iid).toEqual([2]);
  expect((await patch({ qr: null, name: 'Gig' })).body.data).toMatchObject({
    iid: [2],
    name: 'Gig',
  });
});
