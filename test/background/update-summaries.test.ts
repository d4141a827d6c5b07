import { expect, test, vi } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems, reserve } from '../support/bookings.ts';
import { processWritesOf } from '../support/follow-writes.ts';
import { inMinutes } from '../support/time.ts';

/** An account with a reservation and a checkout of one item each, whose writes are processed. */
async function arrange() {
  const account = await newAccount();
  const { api } = account;
  await newItems(api, 2);
  await reserve(api, [1], 60, 120);
  await checkOut(api, [2]);
  await processWritesOf('background.afterWrite', account.accountId);
  return account;
}

test.each(['reservations', 'checkouts'])(
  'a list of %s shows a new name of an item soon, and a single one at once',
  async (family) => {
    const { api } = await arrange();
    const id = family === 'reservations' ? 1 : 2;
    await api.patch(`/v1/items/${id}`, { name: 'Renamed', unique_id: 'R-1' });
    const renamed = [{ id, name: 'Renamed', unique_id: 'R-1' }];
    expect((await api.get(`/v1/${family}/1`)).body.data.items).toMatchObject(renamed);
    await vi.waitFor(async () => {
      const [listed] = (await api.get(`/v1/${family}`)).body.data;
      expect(listed.items).toMatchObject(renamed);
    }, 20_000);
  },
);

test('items of one booking that are renamed together all show the new name', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 20);
  await reserve(api, iid, 60, 120);
  await api.patch('/v1/items', { iid, set: { name: 'Renamed' } });
  await vi.waitFor(async () => {
    const [listed] = (await api.get('/v1/reservations')).body.data;
    expect(listed.items).toMatchObject(iid.map((id) => ({ id, name: 'Renamed' })));
  }, 20_000);
});

test('a list of reservations warns soon of an item that became inoperative', async () => {
  const { api } = await arrange();
  await api.post('/v1/items/1/condition', { condition: 'inoperative' });
  const warning = [expect.objectContaining({ code: 'item_inoperative', item_id: 1 })];
  expect((await api.get('/v1/reservations/1')).body.data.warnings).toEqual(warning);
  await vi.waitFor(async () => {
    const [listed] = (await api.get('/v1/reservations')).body.data;
    expect(listed.warnings).toEqual(warning);
  }, 20_000);
});

test('a list of reservations warns soon of an inspection that became due, until it was done', async () => {
  const { api } = await arrange();
  const listed = async () => (await api.get('/v1/reservations')).body.data[0].warnings;
  const body = { name: 'Inspection', iid: [1], kind: 'inspection' };
  await api.post('/v1/events', { ...body, time: inMinutes(-40 * 24 * 60) });
  await api.patch('/v1/items/1', { inspection_interval_days: 30 });
  const warning = [expect.objectContaining({ code: 'item_inspection_overdue', item_id: 1 })];
  expect((await api.get('/v1/reservations/1')).body.data.warnings).toEqual(warning);
  await vi.waitFor(async () => expect(await listed()).toEqual(warning), 20_000);
  await api.post('/v1/events', { ...body, time: inMinutes(-1) });
  await vi.waitFor(async () => expect(await listed()).toEqual([]), 20_000);
});

test('a list of reservations warns of a planned inspection until an event of the plan', async () => {
  const { api } = await arrange();
  const listed = async () => (await api.get('/v1/reservations')).body.data[0].warnings;
  const plan = { name: 'Safety test', kind: 'inspection', every_days: 365, next_on: '2020-01-01' };
  await api.patch('/v1/items/1', { maintenance: [plan] });
  const warning = [expect.objectContaining({ code: 'item_inspection_overdue', item_id: 1 })];
  await vi.waitFor(async () => expect(await listed()).toEqual(warning), 20_000);
  const event = { name: 'Tested', iid: [1], kind: 'inspection', plan: 'Safety test' };
  await api.post('/v1/events', { ...event, time: inMinutes(-1) });
  await vi.waitFor(async () => expect(await listed()).toEqual([]), 20_000);
});

test('a summary that is updated changes neither the version nor the time of its booking', async () => {
  const { api } = await arrange();
  const before = (await api.get('/v1/reservations/1')).body.data;
  await api.patch('/v1/items/1', { name: 'Renamed' });
  await vi.waitFor(async () => {
    const [listed] = (await api.get('/v1/reservations')).body.data;
    expect(listed.items[0].name).toBe('Renamed');
    expect([listed.version, listed.updated_at]).toEqual([before.version, before.updated_at]);
  }, 20_000);
});
