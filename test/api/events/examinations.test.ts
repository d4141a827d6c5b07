import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';

const day = 24 * 60;

function createEvent(api: Client, fields: object) {
  return api.post('/v1/events', { name: 'Check', iid: [1], time: inMinutes(-60), ...fields });
}

test.each(['inspection', 'calibration', 'maintenance'])(
  'an event of kind %s can be at most a day ahead',
  async (kind) => {
    const { api } = await newAccount();
    await newItems(api, 1, { inspection_interval_days: 30 });
    const far = await createEvent(api, { kind, time: inMinutes(day + 60) });
    expect([far.status, far.body.error.fields.time[0].code]).toEqual([422, 'too_late']);
    const near = await createEvent(api, { kind, time: inMinutes(day - 60) });
    expect([near.status, near.body.data.result]).toEqual([201, null]);
  },
);

test('an event of another kind may be further ahead, and cannot have a result', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  expect((await createEvent(api, { kind: 'service', time: inMinutes(30 * day) })).status).toBe(201);
  const { status, body } = await createEvent(api, { kind: 'service', result: 'passed' });
  expect([status, body.error.fields.result[0].code]).toEqual([422, 'invalid_value']);
});

test('a failed inspection makes its items inoperative, and does not change the due date', async () => {
  const { api } = await newAccount();
  await newItems(api, 2, { inspection_interval_days: 30 });
  const { data: before } = (await api.get('/v1/items/1')).body;
  const { status, body } = await createEvent(api, {
    kind: 'inspection',
    result: 'failed',
    iid: [1, 2],
  });
  expect([status, body.data.result]).toEqual([201, 'failed']);
  const { data: after } = (await api.get('/v1/items/1')).body;
  expect(after).toMatchObject({
    condition: 'inoperative',
    condition_remarks: 'Event 1: Check',
    last_inspection_on: null,
    next_inspection_on: before.next_inspection_on,
  });
  const out = await checkOut(api, [1]);
  expect(out.body.error.code).toBe('item_inoperative');
  await createEvent(api, { kind: 'inspection', result: 'passed' });
  const { data: passed } = (await api.get('/v1/items/1')).body;
  expect([passed.condition, passed.last_inspection_on]).toEqual([
    'inoperative',
    inMinutes(-60).slice(0, 10),
  ]);
});

test('deleting a failed inspection does not change the due date', async () => {
  const { api } = await newAccount();
  await newItems(api, 1, { inspection_interval_days: 30 });
  await createEvent(api, { kind: 'inspection' });
  await createEvent(api, { kind: 'inspection', result: 'failed', time: inMinutes(-30) });
  await api.delete('/v1/events/2');
  const { data } = (await api.get('/v1/items/1')).body;
  expect(data.last_inspection_on).toBe(inMinutes(-60).slice(0, 10));
});

test('a failed inspection requires the scope for setting a condition', async () => {
  const { api, newKey } = await newAccount();
  await newItems(api, 1);
  const { api: writer } = await newKey({ scopes: ['events:write'] });
  expect((await createEvent(writer, { kind: 'inspection', result: 'passed' })).status).toBe(201);
  const { status, body } = await createEvent(writer, { kind: 'inspection', result: 'failed' });
  expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
  expect(body.error.fields.scope[0].required).toBe('items:write');
  expect((await api.get('/v1/items/1')).body.data.condition).toBe('operative');
});

test('a discarded item stays discarded after a failed inspection', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await api.post('/v1/items/1/condition', { condition: 'discarded' });
  await createEvent(api, { kind: 'inspection', result: 'failed' });
  expect((await api.get('/v1/items/1')).body.data.condition).toBe('discarded');
});
