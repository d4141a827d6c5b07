import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkOut, checkOutLine, newItems, newStock, reserve } from '../support/bookings.ts';

const atOnce = 12;
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort();

test('when twelve callers check the same items in at once, one succeeds', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await checkOut(api, [1, 2]);
  await checkOut(api, [3]);
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => api.post('/v1/checkouts/checkin', { iid: [1, 3] })),
  );
  expect(statusesOf(answers)).toEqual([201, ...Array(atOnce - 1).fill(422)]);
  const { data } = (await api.get('/v1/checkouts/1')).body;
  expect([data.checkins.length, data.outstanding_iid]).toEqual([1, [2]]);
});

test('when twelve partial check-ins share items, each item is returned once, and the other responses list it as refused', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await checkOut(api, [1, 2]);
  await checkOut(api, [3]);
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => {
      const iid = index % 2 === 0 ? [1, 3] : [2, 3];
      return api.post('/v1/checkouts/checkin?partial=true', { iid });
    }),
  );
  expect(statusesOf(answers)).toEqual(Array(atOnce).fill(201));
  const refused = answers.flatMap(({ body }) => body.meta.refused ?? []);
  expect(refused).toHaveLength(2 * atOnce - 3);
  const { data } = (await api.get('/v1/checkouts/1')).body;
  expect(data.checkins.flatMap(({ iid }: { iid: number[] }) => iid).sort()).toEqual([1, 2]);
});

test('of twelve reservations at once that are closer than the buffer of an item, one succeeds', async () => {
  const { api } = await newAccount();
  await newItems(api, 1, { buffer_minutes: 600 });
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, index) =>
      reserve(api, [1], 60 + index * 40, 90 + index * 40),
    ),
  );
  expect(statusesOf(answers)).toEqual([201, ...Array(atOnce - 1).fill(422)]);
});

test('concurrent batch changes of the same items are all applied', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 5);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      api.patch('/v1/items', { iid, add_tags: [`tag${index}`] }),
    ),
  );
  expect(statusesOf(answers)).toEqual(Array(8).fill(200));
  for (const { tags, version } of (await api.get('/v1/items')).body.data) {
    expect([tags.length, version]).toEqual([8, 9]);
  }
  const { body } = await api.get('/v1/items?tag=tag7&q=tag3');
  expect(body.meta.pagination.total).toBe(5);
});

test('a series that two callers delete at once is deleted once, and frees its items', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  for (const start of [100, 200, 300])
    await reserve(api, [1], start, start + 50, { series_ref: 'A' });
  const answers = await Promise.all([1, 2].map(() => api.delete('/v1/reservations?series_ref=A')));
  expect(statusesOf(answers)).toEqual([200, 200]);
  const removed = answers.flatMap(({ body }) => body.data.removed);
  expect(removed.sort()).toEqual([1, 2, 3]);
  expect((await api.get('/v1/items/1')).body.data.next_reservation).toBeNull();
});

test('of a quantity that is returned by several callers at once, the refused parts name their checkouts', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 100);
  const iid = await newItems(api, 39);
  // More than one transaction holds, so that they are returned one after another.
  for (const id of iid) await checkOutLine(api, [chairs, 2], 60, { iid: [id] });
  const scan = (own: number[]) =>
    api.post('/v1/checkouts/checkin?partial=true', {
      iid: own,
      lines: [{ item_id: chairs, quantity: 60 }],
    });
  const answers = await Promise.all([iid, iid.toReversed(), iid].map(scan));
  const refused: Refusal[] = answers.flatMap(({ body }) => body.meta?.refused ?? []);
  const parts = refused.filter(({ checkout_id }) => checkout_id !== undefined);
  expect(parts.length).toBeGreaterThan(0);
  for (const { checkout_id, outstanding, message } of parts)
    expect(message).toBe(
      `Only ${outstanding} of item ${chairs} are out as a quantity on checkout ${checkout_id}.`,
    );
});

interface Refusal {
  checkout_id?: number;
  outstanding: number;
  message: string;
}
