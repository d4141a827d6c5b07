import { expect, test, vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { reserve } from '../../support/bookings.ts';
import { dispatchDueIn } from '../../support/dispatch.ts';
import { signIn } from '../../support/sign-in.ts';
import { inMinutes } from '../../support/time.ts';

const minutesOfDay = 24 * 60;
const dayIn = (days: number) => inMinutes(days * minutesOfDay).slice(0, 10);
const inspectionOn = (day: string, fields: object = {}) => ({
  name: 'Inspection',
  iid: [1],
  time: `${day}T10:00:00Z`,
  kind: 'inspection',
  ...fields,
});

test('the next inspection is one interval after the last one or the creation', async () => {
  const { api } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'A', inspection_interval_days: 30 });
  expect(body.data).toMatchObject({ last_inspection_on: null, next_inspection_on: dayIn(30) });
  await api.post('/v1/events', inspectionOn(dayIn(-5)));
  await api.post('/v1/events', inspectionOn(dayIn(-20)));
  const { data } = (await api.get('/v1/items/1')).body;
  expect(data).toMatchObject({
    last_inspection_on: dayIn(-5),
    next_inspection_on: dayIn(25),
    version: 2,
  });
  await api.post('/v1/events', inspectionOn(dayIn(0), { kind: 'service' }));
  expect((await api.get('/v1/items/1')).body.data.next_inspection_on).toBe(dayIn(25));
  await api.patch('/v1/items/1', { inspection_interval_days: null });
  expect((await api.get('/v1/items/1')).body.data.next_inspection_on).toBeNull();
});

test('next_inspection_on in a request is ignored and listed as such', async () => {
  const { api } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'A', next_inspection_on: '2030-01-01' });
  expect(body.meta.ignored_fields).toEqual(['next_inspection_on']);
});

test('a deleted inspection no longer counts', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A', inspection_interval_days: 30 });
  await api.post('/v1/events', inspectionOn(dayIn(-20)));
  await api.post('/v1/events', inspectionOn(dayIn(-5)));
  await api.delete('/v1/events/2');
  expect((await api.get('/v1/items/1')).body.data.next_inspection_on).toBe(dayIn(10));
  await api.delete('/v1/events/1');
  expect((await api.get('/v1/items/1')).body.data.last_inspection_on).toBeNull();
});

test('a reservation that is completed as an inspection counts, too', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A', inspection_interval_days: 30 });
  await reserve(api, [1], -10, 10);
  await api.post('/v1/reservations/1/complete', { complete_as: 'event', kind: 'inspection' });
  expect((await api.get('/v1/items/1')).body.data.last_inspection_on).toBe(
    inMinutes(-10).slice(0, 10),
  );
});

test('items can be sorted by their next inspection, those without one last', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'None' });
  await api.post('/v1/items', { name: 'Late', inspection_interval_days: 300 });
  await api.post('/v1/items', { name: 'Soon', inspection_interval_days: 3 });
  const { body } = await api.get('/v1/items?order=next_inspection_on');
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
  const due = await api.get(`/v1/items?inspection_before=${dayIn(10)}`);
  expect(due.body.data.map(({ id }: { id: number }) => id)).toEqual([3]);
});

test('the responsible user is notified of an inspection a week ahead', async () => {
  const { api, accountId, ownerId, ownerEmail } = await newAccount();
  const { api: owner } = await signIn(ownerEmail);
  await api.post('/v1/items', {
    name: 'Rope',
    responsible_user_id: ownerId,
    inspection_interval_days: 5,
  });
  await vi.waitFor(
    async () => {
      await dispatchDueIn(0, accountId);
      const { body } = await owner.get('/v1/notifications');
      expect(body.data).toEqual([
        expect.objectContaining({
          kind: 'inspection_due',
          title: `Inspection of “Rope” is due by ${dayIn(5)}`,
          object: { id: 1, name: 'Rope' },
        }),
      ]);
    },
    { timeout: 60_000, interval: 200 },
  );
});

test('an item is expired from the day after its expiration date', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A', expiration_date: dayIn(0) });
  await api.post('/v1/items', { name: 'B', expiration_date: dayIn(-1) });
  const { body } = await api.get('/v1/items');
  expect(body.data.map(({ expired }: { expired: boolean }) => expired)).toEqual([false, true]);
});
