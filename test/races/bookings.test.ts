import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems, openIssue, reserve } from '../support/bookings.ts';
import type { Answer } from '../support/exchange.ts';
import type { Client } from '../support/http.ts';

/** `RACE_ROUNDS=100 npm run test:races -- bookings` runs more rounds. */
const rounds = Number(process.env.RACE_ROUNDS ?? 20);
const callers = 20;

/** An account with clients for several keys, so that none reaches its rate limit. */
async function arrange(keys: number) {
  const account = await newAccount();
  const created = await Promise.all(Array.from({ length: keys }, () => account.newKey()));
  return { ...account, clients: created.map(({ api }) => api) };
}

const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index));

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).sort();

const oneWinner = (winner: number, loser: number) => [winner, ...times(callers - 1, () => loser)];

test(`when twenty callers check one item out at once, exactly one gets it, in each of ${rounds} rounds`, async () => {
  const { api, clients } = await arrange(15);
  const iid = await newItems(api, rounds);
  for (const id of iid) {
    const answers = await Promise.all(
      times(callers, (index) => checkOut(clients[index % clients.length] ?? api, [id])),
    );
    expect(statusesOf(answers)).toEqual(oneWinner(201, 422));
  }
});

test(`of twenty overlapping reservations at once, exactly one succeeds, in each of ${rounds} rounds`, async () => {
  const { api, clients } = await arrange(15);
  const [id = 0] = await newItems(api, 1);
  for (let round = 0; round < rounds; round += 1) {
    const from = 100 + round * 100;
    const answers = await Promise.all(
      times(callers, (index) =>
        reserve(clients[index % clients.length] ?? api, [id], from + index, from + 60),
      ),
    );
    expect(statusesOf(answers)).toEqual(oneWinner(201, 422));
  }
});

test('checkouts of overlapping sets of ten are all or nothing, and no item is out twice', async () => {
  const { api, clients } = await arrange(4);
  const iid = await newItems(api, 25);
  const answers = await Promise.all(
    times(16, (index) =>
      checkOut(
        clients[index % 4] ?? api,
        times(10, (step) => iid[(index * 3 + step) % 25] ?? 0),
      ),
    ),
  );
  const checkouts = answers.filter(({ status }) => status === 201).map(({ body }) => body.data);
  expect(checkouts.length).toBeGreaterThan(0);
  const items = checkouts.flatMap((checkout) => checkout.iid);
  expect(new Set(items).size).toBe(items.length);
  for (const id of iid) {
    const holder = checkouts.find((checkout) => checkout.iid.includes(id));
    expect((await api.get(`/v1/items/${id}`)).body.data.checkout_id).toBe(holder?.id ?? null);
  }
});

test('a checkout and a reservation of one item and time do not both succeed', async () => {
  const { api } = await arrange(0);
  for (const id of await newItems(api, 15)) {
    const answers = await Promise.all([checkOut(api, [id], 60), reserve(api, [id], 30, 90)]);
    expect(statusesOf(answers)).toEqual([201, 422]);
  }
});

test('of twenty check-ins of one item at once, exactly one succeeds', async () => {
  const { api, clients } = await arrange(2);
  const { body } = await checkOut(api, await newItems(api, 1));
  const path = `/v1/checkouts/${body.data.id}/checkin`;
  const answers = await Promise.all(
    times(callers, (index) => (clients[index % 2] ?? api).post(path, {})),
  );
  expect(statusesOf(answers)).toEqual(oneWinner(201, 422));
});

test('of twenty completions of one reservation at once, one succeeds and creates one checkout', async () => {
  const { api, clients } = await arrange(2);
  const { body } = await reserve(api, await newItems(api, 2), -5, 60);
  const path = `/v1/reservations/${body.data.id}/complete`;
  const answers = await Promise.all(
    times(callers, (index) => (clients[index % 2] ?? api).post(path, { complete_as: 'checkout' })),
  );
  expect(statusesOf(answers)).toEqual(oneWinner(201, 422));
  expect((await api.get('/v1/checkouts')).body.meta.pagination.total).toBe(1);
});

test('of the deletion and a booking of an item at once, exactly one succeeds', async () => {
  const { api } = await arrange(0);
  const bookings: ((api: Client, iid: number[]) => Promise<Answer>)[] = [
    (client, iid) => checkOut(client, iid),
    (client, iid) => reserve(client, iid, 10, 20),
    (client, iid) => openIssue(client, iid),
  ];
  for (const [index, id] of (await newItems(api, 15)).entries()) {
    const [removed, booked] = await Promise.all([
      api.delete(`/v1/items/${id}`),
      (bookings[index % 3] ?? checkOut)(api, [id]),
    ]);
    expect([removed?.status === 204, booked?.status === 201].filter(Boolean)).toHaveLength(1);
  }
});

test('of the deletion and a checkout of a contact at once, exactly one succeeds', async () => {
  const { api } = await arrange(0);
  for (const [round, id] of (await newItems(api, 12)).entries()) {
    const { body } = await api.post('/v1/contacts', { name: `Contact ${round}` });
    const [removed, booked] = await Promise.all([
      api.delete(`/v1/contacts/${body.data.id}`),
      checkOut(api, [id], 60, { contact_id: body.data.id }),
    ]);
    expect([removed.status, booked.status]).toSatisfy(
      ([deletion, booking]) =>
        (deletion === 204 && booking === 422) || (deletion === 400 && booking === 201),
    );
  }
});

test('a checkout for a contact that is being blocked succeeds only before the block', async () => {
  const { api } = await arrange(0);
  for (const [round, id] of (await newItems(api, 12)).entries()) {
    const { body } = await api.post('/v1/contacts', { name: `Contact ${round}` });
    const path = `/v1/contacts/${body.data.id}`;
    const [blocked, booked] = await Promise.all([
      api.patch(path, { blocked: true }),
      checkOut(api, [id], 60, { contact_id: body.data.id }),
    ]);
    expect(blocked.status).toBe(200);
    expect([201, 'contact_blocked']).toContain(booked.body.error?.code ?? booked.status);
    const { open_checkouts_count: open } = (await api.get(path)).body.data;
    expect(open).toBe(booked.status === 201 ? 1 : 0);
  }
});

test('the counts on locations, contacts and items are right after concurrent bookings', async () => {
  const { api, clients } = await arrange(4);
  const iid = await newItems(api, 6);
  const { body: room } = await api.post('/v1/locations', { name: 'Room' });
  const { body: contact } = await api.post('/v1/contacts', { name: 'ACME' });
  const references = { location_id: room.data.id, contact_id: contact.data.id };
  const answers = await Promise.all(
    times(16, (index) =>
      checkOut(clients[index % 4] ?? api, [iid[index % 6] ?? 0], 60, references),
    ),
  );
  const successes = answers.filter(({ status }) => status === 201);
  await Promise.all(times(12, (index) => openIssue(clients[index % 4] ?? api, [iid[0] ?? 0])));
  expect(successes).toHaveLength(6);
  const read = async (path: string) => (await api.get(path)).body.data;
  expect((await read(`/v1/locations/${room.data.id}`)).items_count).toBe(6);
  expect((await read(`/v1/contacts/${contact.data.id}`)).open_checkouts_count).toBe(6);
  expect((await read(`/v1/items/${iid[0]}`)).open_issues_count).toBe(12);
  expect((await api.delete(`/v1/locations/${room.data.id}`)).body.error.code).toBe(
    'location_in_use',
  );
});

test('three issues that are opened at once, then closed at once, leave the item operative', async () => {
  const { api } = await arrange(0);
  for (const id of await newItems(api, 8)) {
    const opened = await Promise.all(
      times(3, () => openIssue(api, [id], { autochange_condition: true })),
    );
    expect((await api.get(`/v1/items/${id}`)).body.data.condition).toBe('inoperative');
    const close = ({ body }: Answer) =>
      api.post(`/v1/issues/${body.data.id}/status`, { status: 'closed' });
    await Promise.all(opened.map(close));
    const { data } = (await api.get(`/v1/items/${id}`)).body;
    expect(data).toMatchObject({ condition: 'operative', open_issues_count: 0 });
  }
});
