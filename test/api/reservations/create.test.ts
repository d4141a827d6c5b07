import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, openIssue, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

test('reserves items for a future period, and shows the names of its items and contact', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  const { body: contact } = await api.post('/v1/contacts', { name: 'ACME' });
  const { status, body, headers } = await reserve(api, iid, 60, 120, {
    contact_id: contact.data.id,
  });
  expect(status).toBe(201);
  expect(headers.location).toBe(`/v1/reservations/${body.data.id}`);
  expect(body.data).toMatchObject({
    status: 'open',
    classification: 'upcoming',
    iid,
    items: [
      { id: iid[0], name: 'Item 1', unique_id: null },
      { id: iid[1], name: 'Item 2', unique_id: null },
    ],
    contact: { id: contact.data.id, name: 'ACME' },
    warnings: [],
    completed_as: null,
  });
});

test('normalises times with an offset to UTC', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const { body } = await api.post('/v1/reservations', {
    name: 'R',
    iid,
    start_time: '2099-06-01T10:00:00+02:00',
    end_time: '2099-06-01T12:30+02:00',
  });
  expect(body.data).toMatchObject({
    start_time: '2099-06-01T08:00:00Z',
    end_time: '2099-06-01T10:30:00Z',
  });
});

test('reservations that touch do not conflict', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const start = '2099-06-01T10:00:00Z';
  const middle = '2099-06-01T11:00:00Z';
  const end = '2099-06-01T12:00:00Z';
  const windows = [
    { start_time: start, end_time: middle },
    { start_time: middle, end_time: end },
  ];
  for (const window of windows) {
    const { status } = await api.post('/v1/reservations', { name: 'R', iid, ...window });
    expect(status).toBe(201);
  }
});

test('an error names every conflicting item with its reservation and the next available time', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 3);
  const first = await reserve(api, iid.slice(0, 2), 60, 120);
  const { status, body } = await reserve(api, iid, 90, 150);
  expect(status).toBe(422);
  expect(body.error.code).toBe('item_reserved');
  const { id, start_time, end_time } = first.body.data;
  const entry = {
    code: 'item_reserved',
    unique_id: null,
    reservation_id: id,
    reservation: { id, name: 'Reservation' },
    start_time,
    end_time,
    next_available_at: end_time,
    message: expect.any(String),
    count: 1,
  };
  expect(body.error.fields.iid).toEqual([
    { ...entry, item_id: iid[0], name: 'Item 1' },
    { ...entry, item_id: iid[1], name: 'Item 2' },
  ]);
});

test('the next available time is the first with a gap of the requested length', async () => {
  const { api } = await newAccount();
  const [id = 0] = await newItems(api, 1);
  const window = (from: string, to: string) => {
    return {
      name: 'R',
      iid: [id],
      start_time: `2099-06-01T${from}:00Z`,
      end_time: `2099-06-01T${to}:00Z`,
    };
  };
  await api.post('/v1/reservations', window('10:00', '11:00'));
  await api.post('/v1/reservations', window('11:30', '12:00'));
  await api.post('/v1/reservations', window('13:00', '14:00'));
  const { body } = await api.post('/v1/reservations', window('10:30', '11:30'));
  expect(body.error.fields.iid).toEqual([
    expect.objectContaining({ next_available_at: '2099-06-01T12:00:00Z' }),
  ]);
});

test('an item that is out conflicts until its due time, and no longer', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const due = inMinutes(60);
  const out = await api.post('/v1/checkouts', { name: 'C', iid, due_time: due });
  const clash = await api.post('/v1/reservations', {
    name: 'R',
    iid,
    start_time: inMinutes(30),
    end_time: inMinutes(90),
  });
  expect(clash.body.error.code).toBe('item_checked_out');
  expect(clash.body.error.fields.iid).toEqual([
    expect.objectContaining({
      checkout_id: out.body.data.id,
      end_time: due,
      next_available_at: due,
    }),
  ]);
  const after = await api.post('/v1/reservations', {
    name: 'R',
    iid,
    start_time: due,
    end_time: inMinutes(90),
  });
  expect(after.status).toBe(201);
});

test('different reasons give the code items_unavailable, and a discarded item has one entry', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  await reserve(api, iid.slice(0, 1), 60, 120);
  await api.post(`/v1/items/${iid[1]}/condition`, { condition: 'discarded' });
  const { body } = await reserve(api, iid, 60, 120);
  expect(body.error.code).toBe('items_unavailable');
  expect(body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'item_reserved', item_id: iid[0] }),
    {
      code: 'item_discarded',
      item_id: iid[1],
      name: 'Item 2',
      unique_id: null,
      message: expect.any(String),
      next_available_at: null,
      count: 1,
    },
  ]);
});

test('an inoperative item is reserved with a warning', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  await openIssue(api, iid, { autochange_condition: true });
  const { status, body } = await reserve(api, iid, 60, 120);
  expect(status).toBe(201);
  expect(body.data.warnings).toEqual([
    { code: 'item_inoperative', item_id: iid[0], message: expect.any(String) },
  ]);
});

test('a refused reservation reserves none of its items', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  await reserve(api, iid.slice(0, 1), 60, 120);
  await reserve(api, iid, 60, 120);
  const { body } = await api.get(`/v1/items/${iid[1]}`);
  expect(body.data.next_reservation).toBeNull();
});

test('a blocked contact is refused', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const { body: contact } = await api.post('/v1/contacts', { name: 'ACME', blocked: true });
  const { status, body } = await reserve(api, iid, 60, 120, { contact_id: contact.data.id });
  expect(status).toBe(422);
  expect(body.error.code).toBe('contact_blocked');
  expect(body.error.fields.contact_id).toHaveLength(1);
});

test.each([
  [
    'an end before the start',
    { start_time: inMinutes(90), end_time: inMinutes(60) },
    'end_before_start',
  ],
  ['an end in the past', { start_time: inMinutes(-90), end_time: inMinutes(-60) }, 'too_soon'],
  [
    'more than 366 days',
    { start_time: inMinutes(1), end_time: inMinutes(367 * 24 * 60) },
    'too_long',
  ],
  [
    'a time without its zone',
    { start_time: inMinutes(1), end_time: '2099-01-01T00:00:00' },
    'invalid_datetime',
  ],
])('refuses %s', async (_what, window, code) => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const { status, body } = await api.post('/v1/reservations', { name: 'R', iid, ...window });
  expect(status).toBe(422);
  expect(body.error.fields.end_time).toEqual([expect.objectContaining({ code })]);
});

test('all unknown ids are reported together, before the availability of items is checked', async () => {
  const { api } = await newAccount();
  const [id = 0] = await newItems(api, 1);
  await checkOut(api, [id]);
  const { body } = await reserve(api, [id, 77, 78], 10, 20, {
    contact_id: 5,
    location_id: 6,
    user_id: 99,
  });
  expect(body.error.code).toBe('validation_failed');
  expect(Object.keys(body.error.fields).sort()).toEqual([
    'contact_id',
    'iid',
    'location_id',
    'user_id',
  ]);
  expect(body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'not_found', item_id: 77 }),
    expect.objectContaining({ code: 'not_found', item_id: 78 }),
  ]);
});

test('a dry run returns the reservation as it would be, and writes nothing', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const body = { name: 'R', iid, start_time: inMinutes(60), end_time: inMinutes(120) };
  const dry = await api.post('/v1/reservations?dry_run=true', body, { 'idempotency-key': 'k' });
  expect(dry.status).toBe(200);
  expect(dry.body.data).toMatchObject({ id: null, version: 1 });
  expect(dry.body.meta.dry_run).toBe(true);
  expect(dry.headers).not.toHaveProperty('location');
  expect(dry.headers).not.toHaveProperty('etag');
  const real = await api.post('/v1/reservations?dry_run=false', body, { 'idempotency-key': 'k' });
  expect(real.status).toBe(201);
});

test('a dry run is refused for the same reasons as a reservation', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  await reserve(api, iid, 60, 120);
  const body = { name: 'R', iid, start_time: inMinutes(90), end_time: inMinutes(120) };
  const { status, body: answer } = await api.post('/v1/reservations?dry_run=true', body);
  expect(status).toBe(422);
  expect(answer.error.code).toBe('item_reserved');
  expect((await api.post('/v1/reservations?dry_run=yes', body)).status).toBe(400);
});
