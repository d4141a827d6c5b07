import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems, openIssue, reserve } from '../../support/bookings.ts';
import { guarded } from '../../support/samples.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;

/** What is restored; every other operation works on the record 1, and a reminder on what is overdue. */
const deleted: Readonly<Record<string, number>> = {
  'items.restore': 7,
  'locations.restore': 2,
  'contacts.restore': 1,
  'reservations.restore': 2,
  'issues.restore': 2,
};

const overdue: Readonly<Record<string, number>> = { 'checkouts.remind': 2 };

/** What the operations below work on. */
beforeAll(async () => {
  account = await newAccount();
  const { api } = account;
  await newItems(api, 8);
  await api.post('/v1/locations', { name: 'Shelf' });
  await reserve(api, [1], 600, 660);
  await checkOut(api, [2, 3]);
  const late = { occurred_at: inMinutes(-90), user_id: account.ownerId };
  await checkOut(api, [8], -60, late);
  await openIssue(api, [4]);
  await api.post('/v1/locations', { name: 'Cellar' });
  await api.post('/v1/contacts', { name: 'Bo' });
  await reserve(api, [4], 700, 760);
  await openIssue(api, [4]);
  for (const [name, id] of Object.entries(deleted)) {
    const answer = await api.delete(`/v1/${name.split('.')[0]}/${id}`);
    expect(answer.status).toBe(204);
  }
});

/** A body for each endpoint that writes by POST, with which it writes. */
const bodies: Readonly<Record<string, object>> = {
  'items.create': { name: 'Item', foo: 1 },
  'items.setCondition': { condition: 'inoperative' },
  'items.move': { location_id: 1 },
  'items.takeInventory': {},
  'locations.create': { name: 'Room' },
  'contacts.create': { name: 'Ada' },
  'kits.create': { name: 'Kit', iid: [5] },
  'reservations.create': {
    name: 'R',
    iid: [5],
    start_time: inMinutes(60),
    end_time: inMinutes(90),
  },
  'reservations.complete': { remarks: 'Over' },
  'checkouts.create': { name: 'C', iid: [6], due_time: inMinutes(60) },
  'checkouts.checkIn': { iid: [2] },
  'checkouts.extend': { due_time: inMinutes(90) },
  'issues.create': { name: 'I', iid: [5], autochange_condition: true },
  'issues.setStatus': { status: 'closed' },
  'events.create': { name: 'E', iid: [5], time: inMinutes(0) },
  'items.moveMany': { iid: [5, 6], location_id: 1 },
  'items.takeStock': { iid: [5] },
  'checkouts.checkInMany': { iid: [6] },
  'files.createForIssue': { files: [{ name: 'a.png', content_type: 'image/png', size: 7 }] },
  'files.create': { files: [{ name: 'a.png', content_type: 'image/png', size: 7 }] },
  'comments.create': { object_type: 'item', object_id: 1, body: 'Hello' },
};

// Restoring what lives writes nothing, and so repeats nothing.
const posts = guarded.filter(
  ({ name, route }) => route.method === 'POST' && route.writes && !name.endsWith('.restore'),
);

test.each(posts)('$name answers a repeat as it answered first, and says so', async (sample) => {
  const path = sample.route.path.replace(
    '{id}',
    String(deleted[sample.name] ?? overdue[sample.name] ?? 1),
  );
  const key = { 'idempotency-key': sample.name };
  const post = () => account.api.post(path, bodies[sample.name], key);
  const first = await post();
  const again = await post();
  const { request_id: _first, ...meta } = first.body.meta ?? {};
  expect(first.status).toBe(201);
  expect(again.status).toBe(201);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body.data).toEqual(first.body.data);
  expect(again.body.meta).toMatchObject(meta);
  expect(again.headers.location).toBe(first.headers.location);
  expect(again.headers.etag).toBe(first.headers.etag);
});
