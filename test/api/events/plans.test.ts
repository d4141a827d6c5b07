import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';

const minutesIn = (days: number) => days * 24 * 60;
const dayIn = (days: number) => inMinutes(minutesIn(days)).slice(0, 10);
const oil = { name: 'Oil change', kind: 'maintenance', every_days: 30 };
const eventIn = (days: number, fields: object = {}) => ({
  name: 'Oil',
  iid: [1],
  kind: 'maintenance',
  plan: 'Oil change',
  time: inMinutes(minutesIn(days)),
  ...fields,
});
const planOf = async (api: Client, id = 1) =>
  (await api.get(`/v1/items/${id}`)).body.data.maintenance[0];

async function arrange() {
  const { api } = await newAccount();
  await newItems(api, 1, { maintenance: [oil] });
  return api;
}

test('an event sets the due date of its plan one interval after it, unless a later one exists', async () => {
  const api = await arrange();
  const { body } = await api.post('/v1/events', eventIn(-5, { plan: 'óil CHANGE' }));
  expect(body.data.plan).toBe('óil CHANGE');
  await api.post('/v1/events', eventIn(-9));
  expect(await planOf(api)).toMatchObject({ last_on: dayIn(-5), next_on: dayIn(25) });
  const { data } = (await api.get('/v1/items/1/history')).body;
  expect(data.map(({ changes }: { changes: object[] }) => changes.length)).toEqual([0, 1, 2]);
});

test('a failed event does not change the due date of its plan', async () => {
  const api = await arrange();
  await api.post('/v1/events', eventIn(-5, { result: 'failed' }));
  expect(await planOf(api)).toMatchObject({ last_on: null, next_on: dayIn(30) });
  await api.patch('/v1/events/1', { result: 'passed' });
  expect(await planOf(api)).toMatchObject({ last_on: dayIn(-5), next_on: dayIn(25) });
});

test('changing a result from null to passed does not change the due date again', async () => {
  const api = await arrange();
  await api.post('/v1/events', eventIn(-5));
  await api.patch('/v1/items/1', { maintenance: [{ ...oil, next_on: dayIn(2) }] });
  await api.patch('/v1/events/1', { result: 'passed' });
  expect(await planOf(api)).toMatchObject({ next_on: dayIn(2) });
});

test('an inspection with a plan sets the due dates of both', async () => {
  const { api } = await newAccount();
  const maintenance = [{ ...oil, kind: 'inspection' }];
  await newItems(api, 1, { maintenance, inspection_interval_days: 10 });
  await api.post('/v1/events', eventIn(-1, { kind: 'inspection' }));
  const { data } = (await api.get('/v1/items/1')).body;
  expect(data).toMatchObject({
    next_inspection_on: dayIn(9),
    maintenance: [{ last_on: dayIn(-1) }],
  });
});

test('a plan that an item lacks or has with another kind is refused, and the error names the items', async () => {
  const api = await arrange();
  await newItems(api, 1);
  await newItems(api, 1, { maintenance: [{ ...oil, kind: 'calibration' }] });
  const { status, body } = await api.post('/v1/events', eventIn(0, { iid: [1, 2, 3] }));
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({
    plan: [
      { code: 'not_found', item_id: 2, message: 'Item 2 has no plan “Oil change”.' },
      {
        code: 'invalid_value',
        item_id: 3,
        message: '“Oil change” of item 3 is of the kind calibration.',
      },
    ],
  });
  const service = await api.post('/v1/events', eventIn(0, { kind: 'service' }));
  expect(Object.keys(service.body.error.fields)).toEqual(['plan']);
});

test('deleting an event restores the due date of the event before it, or makes the plan overdue', async () => {
  const api = await arrange();
  await api.post('/v1/events', eventIn(-20));
  await api.post('/v1/events', eventIn(-5));
  await api.delete('/v1/events/2');
  expect(await planOf(api)).toMatchObject({ last_on: dayIn(-20), next_on: dayIn(10) });
  await api.delete('/v1/events/1');
  expect(await planOf(api)).toMatchObject({ last_on: null, next_on: dayIn(-20) });
});

test('deleting an event leaves a due date that was set by hand since', async () => {
  const { api } = await newAccount();
  const belts = { name: 'Belts', kind: 'maintenance', every_checkouts: 20 };
  await newItems(api, 1, { maintenance: [oil, belts] });
  await api.post('/v1/events', eventIn(-20));
  await api.post('/v1/events', eventIn(-20, { plan: 'Belts' }));
  const maintenance = [oil, belts].map((plan) => ({ ...plan, next_on: dayIn(60) }));
  await api.patch('/v1/items/1', { maintenance });
  await api.delete('/v1/events/1');
  await api.delete('/v1/events/2');
  expect((await api.get('/v1/items/1')).body.data.maintenance).toMatchObject([
    { last_on: null, next_on: dayIn(60) },
    { last_on: null, next_on: dayIn(60) },
  ]);
});

test('an item that is restored has no dates of events that were deleted meanwhile', async () => {
  const { api } = await newAccount();
  const maintenance = [
    { ...oil, kind: 'inspection' },
    { ...oil, name: 'Filter' },
  ];
  await newItems(api, 1, { maintenance });
  await api.post('/v1/events', eventIn(-20, { kind: 'inspection' }));
  await api.post('/v1/events', eventIn(-5, { kind: 'inspection' }));
  await api.post('/v1/events', eventIn(-5, { plan: 'Filter' }));
  await api.delete('/v1/items/1');
  await api.delete('/v1/events/2');
  const { data } = (await api.post('/v1/items/1/restore')).body;
  expect(data).toMatchObject({
    last_inspection_on: dayIn(-20),
    maintenance: [
      { last_on: dayIn(-20), next_on: dayIn(10) },
      { last_on: dayIn(-5), next_on: dayIn(25) },
    ],
  });
});

test('repeats with the same idempotency key change a plan once', async () => {
  const api = await arrange();
  const headers = { 'idempotency-key': randomUUID() };
  const event = eventIn(-5);
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => api.post('/v1/events', event, headers)),
  );
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await api.get('/v1/items/1')).body.data.version).toBe(2);
});
