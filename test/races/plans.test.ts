import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems } from '../support/bookings.ts';
import type { Client } from '../support/http.ts';

const rounds = 10;
const oil = { name: 'Oil', kind: 'maintenance', every_days: 10 };
const createEvent = (api: Client, id: number, day: number, fields: object = {}) =>
  api.post('/v1/events', {
    name: 'Oil',
    kind: 'maintenance',
    plan: 'Oil',
    iid: [id],
    time: `2020-01-${day}T10:00:00Z`,
    ...fields,
  });
const itemOf = async (api: Client, id: number) => (await api.get(`/v1/items/${id}`)).body.data;

test('of concurrent events the latest counts, even if a later one is deleted meanwhile', async () => {
  const { api } = await newAccount();
  for (let round = 0; round < rounds; round += 1) {
    const [id = 0] = await newItems(api, 1, { maintenance: [oil] });
    const last = (await createEvent(api, id, 28)).body.data.id;
    const answers = await Promise.all([
      api.delete(`/v1/events/${last}`),
      ...[12, 21, 17].map((day) => createEvent(api, id, day)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 201, 201, 201]);
    const { maintenance } = await itemOf(api, id);
    expect(maintenance).toMatchObject([{ last_on: '2020-01-21', next_on: '2020-01-31' }]);
  }
});

test('concurrent events and a PATCH of the plans are both applied', async () => {
  const { api } = await newAccount();
  for (let round = 0; round < rounds; round += 1) {
    const [id = 0] = await newItems(api, 1, { maintenance: [oil] });
    const weekly = { ...oil, every_days: 7 };
    const answers = await Promise.all([
      createEvent(api, id, 20),
      api.patch(`/v1/items/${id}`, { maintenance: [weekly, { ...oil, name: 'Filter' }] }),
      createEvent(api, id, 12),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201]);
    const { maintenance } = await itemOf(api, id);
    expect(maintenance).toMatchObject([
      { every_days: 7, last_on: '2020-01-20', next_on: '2020-01-27' },
      { name: 'Filter', last_on: null },
    ]);
  }
});

test('an event of a plan that is being removed is accepted or refused, and the plan is gone', async () => {
  const { api } = await newAccount();
  for (let round = 0; round < rounds; round += 1) {
    const [id = 0] = await newItems(api, 1, { maintenance: [oil] });
    const [event, patch] = await Promise.all([
      createEvent(api, id, 20),
      api.patch(`/v1/items/${id}`, { maintenance: [] }),
    ]);
    expect(patch.status).toBe(200);
    expect([201, 422]).toContain(event.status);
    expect((await itemOf(api, id)).maintenance).toEqual([]);
  }
});

test('every check-out is counted, even if the plans change meanwhile', async () => {
  const { api } = await newAccount();
  for (let round = 0; round < rounds; round += 1) {
    const belts = { name: 'Belts', kind: 'inspection', every_checkouts: 1 };
    const ids = await newItems(api, 4, { maintenance: [belts] });
    const answers = await Promise.all([
      ...ids.map((id) => checkOut(api, [id])),
      ...ids.map((id) => api.patch(`/v1/items/${id}`, { maintenance: [belts, oil] })),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    for (const id of ids) {
      const { checkouts_count, maintenance } = await itemOf(api, id);
      expect([checkouts_count, maintenance.length]).toEqual([1, 2]);
      expect(maintenance[0].next_on).not.toBeNull();
    }
  }
});
