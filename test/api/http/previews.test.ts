import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

async function arrange() {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  const reservation = (await reserve(api, iid, 60, 120)).body.data;
  const checkout = (await checkOut(api, iid, 30)).body.data;
  return { api, iid, reservation, checkout };
}

test('a preview of a check-in, an extension, a change and a completion writes nothing', async () => {
  const { api, reservation, checkout } = await arrange();
  const due_time = inMinutes(40);
  const previews = [
    await api.post(`/v1/checkouts/${checkout.id}/checkin?dry_run=true`, { issue: { name: 'X' } }),
    await api.post(`/v1/checkouts/${checkout.id}/extend?dry_run=true`, { due_time }),
    await api.patch(`/v1/reservations/${reservation.id}?dry_run=true`, { name: 'Other' }),
    await api.post(`/v1/reservations/${reservation.id}/complete?dry_run=true`, {}),
  ];
  for (const { status, headers, body } of previews) {
    expect(status).toBe(200);
    expect(body.meta.dry_run).toBe(true);
    expect(headers).not.toHaveProperty('etag');
  }
  expect(previews.map(({ body }) => body.data.status)).toEqual([
    'closed',
    'open',
    'open',
    'completed',
  ]);
  expect(previews[0]?.body.data.checkins[0].issue_id).toBeNull();
  const now = [
    (await api.get(`/v1/checkouts/${checkout.id}`)).body.data,
    (await api.get(`/v1/reservations/${reservation.id}`)).body.data,
  ];
  expect(now).toEqual([checkout, reservation]);
});

test('a preview by reference has no id for a new record, and the id of an existing one', async () => {
  const { api, iid } = await arrange();
  const path = '/v1/reservations/by-ref/TT-7';
  const window = { start_time: inMinutes(600), end_time: inMinutes(660) };
  const body = { name: 'Lecture', iid, ...window };
  const before = await api.put(`${path}?dry_run=true`, body);
  expect([before.status, before.body.data.id]).toEqual([200, null]);
  const { id } = (await api.put(path, body)).body.data;
  const after = await api.put(`${path}?dry_run=true`, { name: 'Other' });
  expect([after.status, after.body.data.id, after.body.data.name]).toEqual([200, id, 'Other']);
});

test.each(['/v1/items', '/v1/contacts', '/v1/issues', '/v1/comments'])(
  'POST %s has no preview, and does not write instead',
  async (path) => {
    const { api } = await newAccount();
    const { status, body } = await api.post(`${path}?dry_run=true`, { name: 'X' });
    expect(status).toBe(400);
    expect(body.error.fields.dry_run).toEqual([expect.objectContaining({ code: 'invalid_value' })]);
    expect((await api.get(path)).body.meta.pagination.total).toBe(0);
  },
);

test('a deletion has no preview either', async () => {
  const { api } = await newAccount();
  const [id] = await newItems(api, 1);
  expect((await api.delete(`/v1/items/${id}?dry_run=true`)).status).toBe(400);
  expect((await api.get(`/v1/items/${id}`)).status).toBe(200);
});
