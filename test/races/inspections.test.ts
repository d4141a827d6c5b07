import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import type { Client } from '../support/http.ts';

const interval = { inspection_interval_days: 10 };
const inspect = (api: Client, iid: number[], day: number) =>
  api.post('/v1/events', {
    name: 'Inspection',
    kind: 'inspection',
    iid,
    time: `2020-01-${day}T10:00:00Z`,
  });

/** Expects the dates on an item to match the latest inspection that still exists. */
async function expectLatest(api: Client, id: number): Promise<void> {
  const { data: events } = (await api.get(`/v1/events?item_id=${id}&kind=inspection`)).body;
  const days = events.map(({ time }: { time: string }) => time.slice(0, 10)).sort();
  const last = days.at(-1) ?? null;
  const { data } = (await api.get(`/v1/items/${id}`)).body;
  expect(data.last_inspection_on).toBe(last);
  if (last === null) return;
  expect(Date.parse(data.next_inspection_on) - Date.parse(last)).toBe(10 * 24 * 3600 * 1000);
}

test('after concurrent deletions of inspections, the item has the latest one that still exists', async () => {
  const { api } = await newAccount();
  for (let round = 0; round < 4; round += 1) {
    const [id = 0] = await newItems(api, 1, interval);
    const events: number[] = [];
    for (const day of [10, 15, 20, 20, 25]) {
      events.push((await inspect(api, [id], day)).body.data.id);
    }
    const removed = await Promise.all(
      events.slice(2).map((event) => api.delete(`/v1/events/${event}`)),
    );
    expect(removed.map(({ status }) => status)).toEqual([204, 204, 204]);
    await expectLatest(api, id);
  }
});

test('after concurrent creations and deletions of inspections, items have the latest one that still exists', async () => {
  const { api } = await newAccount();
  for (let round = 0; round < 4; round += 1) {
    const iid = await newItems(api, 2, interval);
    const last = (await inspect(api, iid, 25)).body.data.id;
    const answers = await Promise.all([
      api.delete(`/v1/events/${last}`),
      ...[12, 17, 22].map((day) => inspect(api, iid, day)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 201, 201, 201]);
    for (const id of iid) await expectLatest(api, id);
  }
});

test('an item that is restored while an inspection is deleted has the latest one that still exists', async () => {
  const { api } = await newAccount();
  for (let round = 0; round < 20; round += 1) {
    const [id = 0] = await newItems(api, 1, interval);
    const earlier = (await inspect(api, [id], 10)).body.data.id;
    const latest = (await inspect(api, [id], 20)).body.data.id;
    await api.delete(`/v1/items/${id}`);
    await api.delete(`/v1/events/${latest}`);
    const answers = await Promise.all([
      api.post(`/v1/items/${id}/restore`),
      api.delete(`/v1/events/${earlier}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 204]);
    await expectLatest(api, id);
  }
});
