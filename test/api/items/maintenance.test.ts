import { expect, test, vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, checkOutLine, newItems, newStock } from '../../support/bookings.ts';
import { dispatchDueIn } from '../../support/dispatch.ts';
import type { Client } from '../../support/http.ts';
import { signIn } from '../../support/sign-in.ts';
import { inMinutes } from '../../support/time.ts';

const dayIn = (days: number) => inMinutes(days * 24 * 60).slice(0, 10);
const oil = { name: 'Oil change', kind: 'maintenance', every_days: 30 };
const belts = { name: 'Belts', kind: 'inspection', every_checkouts: 2 };
const plansOf = async (api: Client, id: number) =>
  (await api.get(`/v1/items/${id}`)).body.data.maintenance;

async function useOnce(api: Client, id: number): Promise<void> {
  const { body } = await checkOut(api, [id]);
  await api.post(`/v1/checkouts/${body.data.id}/checkin`, {});
}

test('a plan by days is due one interval from now, unless the request sets a day', async () => {
  const { api } = await newAccount();
  const input = { ...oil, name: 'Filter', next_on: dayIn(3) };
  const { body } = await api.post('/v1/items', { name: 'A', maintenance: [oil, input] });
  const never = { every_checkouts: null, last_on: null, checkouts_from: null };
  expect(body.data.maintenance).toEqual([
    { ...oil, ...never, next_on: dayIn(30) },
    { ...input, ...never },
  ]);
});

test.each([
  [[{ ...oil, every_checkouts: 5 }], 'maintenance.0.every_checkouts', 'invalid_value'],
  [[{ name: 'A', kind: 'inspection' }], 'maintenance.0.every_days', 'required'],
  [[{ ...oil, every_days: 0 }], 'maintenance.0.every_days', 'invalid_value'],
  [[{ ...oil, kind: 'service' }], 'maintenance.0.kind', 'invalid_value'],
  [[{ ...oil, next_on: 'soon' }], 'maintenance.0.next_on', 'invalid_datetime'],
  [[{ ...oil, name: null }], 'maintenance.0.name', 'required'],
  [[oil, belts, { ...oil, name: 'ÓIL change' }], 'maintenance.2.name', 'taken'],
  [Array.from({ length: 11 }, (_, n) => ({ ...oil, name: `${n}` })), 'maintenance', 'too_many'],
])('refuses %j because of %s', async (maintenance, path, code) => {
  const { api } = await newAccount();
  const { status, body } = await api.post('/v1/items', { name: 'A', maintenance });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({ [path]: [expect.objectContaining({ code })] });
});

test('a PATCH replaces the plans, and an unchanged plan keeps its last date', async () => {
  const { api } = await newAccount();
  await newItems(api, 1, { maintenance: [oil, { ...belts, next_on: dayIn(9) }] });
  const event = { name: 'Oil', iid: [1], kind: 'maintenance', plan: 'Oil change' };
  await api.post('/v1/events', { ...event, time: inMinutes(-5 * 24 * 60) });
  const same = await api.patch('/v1/items/1', { maintenance: [oil, belts] });
  expect(same.body.meta.unchanged).toBe(true);
  const weekly = await api.patch('/v1/items/1', { maintenance: [{ ...oil, every_days: 7 }] });
  expect(weekly.body.data.maintenance).toEqual([
    expect.objectContaining({ every_days: 7, last_on: dayIn(-5), next_on: dayIn(2) }),
  ]);
  const none = await api.patch('/v1/items/1', { maintenance: null });
  expect(none.body.data.maintenance).toEqual([]);
  const { data } = (await api.get('/v1/items/1/history')).body;
  expect(data[0].changes).toEqual([expect.objectContaining({ field: 'maintenance', to: [] })]);
});

test('a plan by checkouts is due after the last one, and an event restarts the count', async () => {
  const { api } = await newAccount();
  const [id = 0] = await newItems(api, 1, { maintenance: [belts] });
  await useOnce(api, id);
  expect(await plansOf(api, id)).toMatchObject([{ next_on: null, checkouts_from: 0 }]);
  await useOnce(api, id);
  expect(await plansOf(api, id)).toMatchObject([{ next_on: dayIn(0) }]);
  const event = { name: 'Belts', iid: [id], kind: 'inspection', plan: 'BELTS' };
  await api.post('/v1/events', { ...event, time: inMinutes(0) });
  expect(await plansOf(api, id)).toMatchObject([
    { next_on: null, last_on: dayIn(0), checkouts_from: 2 },
  ]);
  await useOnce(api, id);
  await useOnce(api, id);
  expect(await plansOf(api, id)).toMatchObject([{ next_on: dayIn(0), checkouts_from: 2 }]);
  expect((await api.get(`/v1/items/${id}`)).body.data.checkouts_count).toBe(4);
});

test('a checkout that is reported late does not count if the plan was carried out since', async () => {
  const { api } = await newAccount();
  const [id = 0] = await newItems(api, 1, { maintenance: [{ ...belts, every_checkouts: 1 }] });
  const event = { name: 'Belts', iid: [id], kind: 'inspection', plan: belts.name };
  await api.post('/v1/events', { ...event, time: inMinutes(0) });
  const [start, due] = [inMinutes(-2 * 24 * 60), inMinutes(-24 * 60)];
  const late = { name: 'A', iid: [id], occurred_at: start, due_time: due };
  const { body } = await api.post('/v1/checkouts', late);
  expect(await plansOf(api, id)).toMatchObject([{ next_on: null, checkouts_from: 1 }]);
  await api.post(`/v1/checkouts/${body.data.id}/checkin`, { occurred_at: due });
  await useOnce(api, id);
  expect(await plansOf(api, id)).toMatchObject([{ next_on: dayIn(0), checkouts_from: 1 }]);
});

test('a second event of a plan on the same day adds no new version of the item', async () => {
  const { api } = await newAccount();
  await newItems(api, 1, { maintenance: [oil] });
  const event = { name: 'Oil', iid: [1], kind: 'maintenance', plan: oil.name, time: inMinutes(-1) };
  await api.post('/v1/events', event);
  const before = (await api.get('/v1/items/1')).body.data;
  expect((await api.post('/v1/events', event)).status).toBe(201);
  expect((await api.get('/v1/items/1')).body.data).toEqual(before);
  const { data } = (await api.get('/v1/items/1/history?limit=1')).body;
  expect(data).toMatchObject([{ resource: 'event', resource_id: 2, version: before.version }]);
});

test('a checkout of a part of a stock counts as one checkout', async () => {
  const { api } = await newAccount();
  const id = await newStock(api, 10, { maintenance: [{ ...belts, every_checkouts: 1 }] });
  await checkOutLine(api, [id, 3]);
  const { data } = (await api.get(`/v1/items/${id}`)).body;
  expect(data).toMatchObject({ checkouts_count: 1, maintenance: [{ next_on: dayIn(0) }] });
});

test('maintenance_before lists items by their earliest plan', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await newItems(api, 1, { maintenance: [oil, { ...oil, name: 'Filter', next_on: dayIn(2) }] });
  await newItems(api, 1, { maintenance: [oil] });
  await newItems(api, 1, { maintenance: [belts] });
  const listDue = async (days: number) => {
    const { body } = await api.get(`/v1/items?maintenance_before=${dayIn(days)}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect([await listDue(2), await listDue(3), await listDue(31)]).toEqual([[], [2], [2, 3]]);
  await api.patch('/v1/items/2', { maintenance: [] });
  expect(await listDue(31)).toEqual([3]);
});

test('a PATCH of many items sets their plans, and each keeps its own dates', async () => {
  const { api } = await newAccount();
  await newItems(api, 2);
  await api.patch('/v1/items/1', { maintenance: [{ ...oil, next_on: dayIn(1) }] });
  await api.patch('/v1/items', { iid: [1, 2], set: { maintenance: [oil] } });
  expect(await plansOf(api, 1)).toMatchObject([{ next_on: dayIn(1) }]);
  expect(await plansOf(api, 2)).toMatchObject([{ next_on: dayIn(30) }]);
});

test('a PUT by reference with replace=true clears the plans', async () => {
  const { api } = await newAccount();
  await api.put('/v1/items/by-ref/R', { name: 'A', maintenance: [oil] });
  await api.put('/v1/items/by-ref/R', { name: 'A' });
  expect(await plansOf(api, 1)).toHaveLength(1);
  await api.put('/v1/items/by-ref/R?replace=true', { name: 'A' });
  expect(await plansOf(api, 1)).toEqual([]);
});

test('the responsible user gets one notification for each day with due plans', async () => {
  const { api, accountId, ownerId, ownerEmail } = await newAccount();
  const { api: owner } = await signIn(ownerEmail);
  const planDueIn = (name: string, days: number) => ({ ...oil, name, next_on: dayIn(days) });
  const maintenance = [
    planDueIn('A', 3),
    planDueIn('B', 3),
    planDueIn('C', 5),
    { ...belts, every_checkouts: 1 },
  ];
  const [id = 0] = await newItems(api, 1, { responsible_user_id: ownerId, maintenance });
  await useOnce(api, id);
  await vi.waitFor(
    async () => {
      await dispatchDueIn(0, accountId);
      const { body } = await owner.get('/v1/notifications?limit=50');
      const planNotifications = body.data.filter(
        ({ kind }: { kind: string }) => kind === 'maintenance_due',
      );
      expect(planNotifications.map(({ title }: { title: string }) => title).sort()).toEqual(
        [0, 3, 5].map((days) => `Maintenance of “Item 1” is due by ${dayIn(days)}`),
      );
    },
    { timeout: 60_000, interval: 200 },
  );
});

test('what is due today or was due earlier is notified at once', async () => {
  const { api, accountId, ownerId, ownerEmail } = await newAccount();
  const { api: owner } = await signIn(ownerEmail);
  const maintenance = [oil, { ...oil, name: 'Filter', next_on: dayIn(0) }];
  const fields = { responsible_user_id: ownerId, inspection_interval_days: 30 };
  const [id = 0] = await newItems(api, 1, { ...fields, maintenance });
  const lastTime = inMinutes(-40 * 24 * 60);
  await api.post('/v1/events', { name: 'A', iid: [id], kind: 'inspection', time: lastTime });
  await api.post('/v1/events', {
    ...{ name: 'B', iid: [id], kind: 'maintenance', plan: oil.name },
    time: lastTime,
  });
  await vi.waitFor(
    async () => {
      await dispatchDueIn(0, accountId);
      const { body } = await owner.get('/v1/notifications');
      expect(body.data.map(({ title }: { title: string }) => title).sort()).toEqual([
        `Inspection of “Item 1” is due by ${dayIn(-10)}`,
        `Maintenance of “Item 1” is due by ${dayIn(-10)}`,
        `Maintenance of “Item 1” is due by ${dayIn(0)}`,
      ]);
    },
    { timeout: 60_000, interval: 200 },
  );
});
