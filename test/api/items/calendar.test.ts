import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { checkOutLate } from '../../support/overdue.ts';
import { inMinutes } from '../../support/time.ts';

const window = (from: number, to: number) => `from=${inMinutes(from)}&to=${inMinutes(to)}`;

test('the calendar of an item lists its reservations and checkouts in a window, sorted by start', async () => {
  const { api, ownerId } = await newAccount();
  await newItems(api, 2);
  await api.post('/v1/contacts', { name: 'Ada' });
  await reserve(api, [1], 300, 400, { name: 'Later', contact_id: 1 });
  await reserve(api, [1, 2], 100, 200, { name: 'Sooner', user_id: ownerId });
  await reserve(api, [2], 100, 200, { name: 'Of another item' }).catch(() => undefined);
  const { body: out } = await checkOut(api, [1], 60, { name: 'Out', contact_id: 1 });
  const { status, body } = await api.get(`/v1/items/1/calendar?${window(-10, 500)}`);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    {
      kind: 'checkout',
      id: 1,
      name: 'Out',
      start_time: out.data.created_at,
      end_time: out.data.due_time,
      overdue: false,
      contact: { id: 1, name: 'Ada' },
      user: null,
    },
    expect.objectContaining({ kind: 'reservation', id: 2, name: 'Sooner', contact: null }),
    expect.objectContaining({ kind: 'reservation', id: 1, name: 'Later', user: null }),
  ]);
  expect(body.data[1].user.id).toBe(ownerId);
  expect(body.meta.pagination.total).toBe(3);
});

test.each([
  [-100, -1, []],
  [0, 60, ['checkout']],
  [150, 160, ['reservation']],
  [200, 300, []],
  [59, 101, ['checkout', 'reservation']],
])('the calendar from %d to %d minutes has %j', async (from, to, expected) => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await reserve(api, [1], 100, 200);
  await checkOut(api, [1], 60);
  const { body } = await api.get(`/v1/items/1/calendar?${window(from, to)}`);
  expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual(expected);
});

test('a returned checkout ends at its return, and an overdue one ends now', async () => {
  const account = await newAccount();
  const { api } = account;
  await newItems(api, 2);
  const late = await checkOutLate(account, [1, 2]);
  const { body: checkedIn } = await api.post(`/v1/checkouts/${late.id}/checkin`, { iid: [1] });
  const { body: back } = await api.get(`/v1/items/1/calendar?${window(-600, 600)}`);
  expect(back.data).toHaveLength(1);
  expect(back.data[0]).toMatchObject({
    end_time: checkedIn.data.items[0].checked_in_at,
    overdue: false,
  });
  const { body: out } = await api.get(`/v1/items/2/calendar?${window(-600, 600)}`);
  expect(out.data[0]).toMatchObject({ start_time: late.created_at, overdue: true });
  expect(out.data[0].end_time > late.due_time).toBe(true);
});

test('a checkout that began before the window and overlaps it is listed', async () => {
  const account = await newAccount();
  const { api } = account;
  await newItems(api, 1);
  const first = await checkOutLate(account, [1]);
  await api.post(`/v1/checkouts/${first.id}/checkin`, {});
  await checkOut(api, [1], 60);
  const { body } = await api.get(`/v1/items/1/calendar?${window(-60, 30)}`);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  const { body: later } = await api.get(`/v1/items/1/calendar?${window(10, 30)}`);
  expect(later.data.map(({ id }: { id: number }) => id)).toEqual([2]);
});

test('the calendar has pages', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  for (const at of [100, 200, 300]) await reserve(api, [1], at, at + 50);
  const path = `/v1/items/1/calendar?${window(0, 600)}&limit=2`;
  const { body } = await api.get(path);
  const { next_cursor, next_offset, total } = body.meta.pagination;
  expect([body.data.length, next_offset, total]).toEqual([2, 2, 3]);
  for (const more of [`cursor=${next_cursor}`, 'offset=2']) {
    const page = await api.get(`${path}&${more}`);
    expect(page.body.data.map(({ id }: { id: number }) => id)).toEqual([3]);
  }
});

test.each([
  ['', ['from', 'to']],
  [`from=${inMinutes(0)}`, ['to']],
  [`from=${inMinutes(10)}&to=${inMinutes(0)}`, ['to']],
  [`from=${inMinutes(0)}&to=${inMinutes(366 * 1440 + 1)}`, ['to']],
  ['from=tomorrow&to=never', ['from', 'to']],
])('a calendar with ?%s is refused because of %j', async (query, names) => {
  const { api } = await newAccount();
  await newItems(api, 1);
  const { status, body } = await api.get(`/v1/items/1/calendar?${query}`);
  expect([status, Object.keys(body.error.fields).sort()]).toEqual([400, names]);
});

test('the calendar of an unknown item is not found', async () => {
  const { api } = await newAccount();
  expect((await api.get(`/v1/items/7/calendar?${window(0, 10)}`)).status).toBe(404);
});

test('an overdue checkout is listed in every window', async () => {
  const account = await newAccount();
  await newItems(account.api, 1);
  await checkOutLate(account, [1]);
  for (const [from, to] of [
    [1000, 1100],
    [-100_000, -99_000],
  ] as const) {
    const { body } = await account.api.get(`/v1/items/1/calendar?${window(from, to)}`);
    expect(body.data).toEqual([
      expect.objectContaining({ kind: 'checkout', id: 1, overdue: true }),
    ]);
  }
});
