import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { signIn } from '../../support/sign-in.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

const soon = { start_time: '2090-01-01T10:00:00Z', end_time: '2090-01-02T10:00:00Z' };

async function newReservation() {
  const item = (await account.api.post('/v1/items', { name: 'Lamp' })).body.data;
  const { data } = (
    await account.api.post('/v1/reservations', { name: 'Show', iid: [item.id], ...soon })
  ).body;
  return { item, reservation: data };
}

async function newCheckout() {
  const item = (await account.api.post('/v1/items', { name: 'Lamp' })).body.data;
  const body = { name: 'Show', iid: [item.id], due_time: soon.end_time };
  return { item, checkout: (await account.api.post('/v1/checkouts', body)).body.data };
}

test('a misspelt complete_as is refused, and the reservation stays open', async () => {
  const { reservation } = await newReservation();
  const path = `/v1/reservations/${reservation.id}`;
  const { status, body } = await account.api.post(`${path}/complete`, { completeAs: 'cancelled' });
  expect([status, body.error.code]).toEqual([422, 'validation_failed']);
  expect(body.error.fields).toEqual({
    completeAs: [{ code: 'unknown_field', message: 'Unknown field.' }],
  });
  expect((await account.api.get(path)).body.data.classification).toBe('upcoming');
});

test('a field of the reservation, or of another complete_as, is ignored and named', async () => {
  const { reservation } = await newReservation();
  const { status, body } = await account.api.post(`/v1/reservations/${reservation.id}/complete`, {
    name: 'Show',
    due_time: soon.end_time,
  });
  expect([status, body.meta.ignored_fields]).toEqual([201, ['name', 'due_time']]);
});

test('a misspelt field of a check-in is refused, and the items stay out', async () => {
  const { item, checkout } = await newCheckout();
  for (const [path, body] of [
    [`/v1/checkouts/${checkout.id}/checkin`, {}],
    ['/v1/checkouts/checkin', { iid: [item.id] }],
  ] as const) {
    const answer = await account.api.post(path, { ...body, locationId: 1 });
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, ['locationId']]);
  }
  expect((await account.api.get(`/v1/items/${item.id}`)).body.data.checkout_id).toBe(checkout.id);
});

test('a misspelt field of a stock-take of many, or of a status, is refused', async () => {
  const { item } = await newCheckout();
  const issue = (await account.api.post('/v1/issues', { name: 'Broken', iid: [item.id] })).body;
  for (const [path, body] of [
    ['/v1/items/stocktake', { iid: [item.id] }],
    [`/v1/issues/${issue.data.id}/status`, { status: 'closed' }],
  ] as const) {
    const answer = await account.api.post(path, { ...body, remarkz: 'x' });
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, ['remarkz']]);
  }
});

test.each([
  ['keys', { name: 'Shop', access: 'full' }],
  ['webhooks', { url: 'https://hooks.example.com', events: ['*'] }],
])(
  'a misspelt overlap_minutes is refused, and nothing of %s is rotated',
  async (family, record) => {
    const { api } = await signIn(account.ownerEmail);
    const list = `/v1/accounts/${account.accountId}/${family}`;
    const { id } = (await api.post(list, record)).body.data;
    const { status, body } = await api.post(`${list}/${id}/rotate`, { overlapMinutes: 0 });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['overlapMinutes']]);
    expect((await api.get(`${list}/${id}`)).body.data.rotated_at).toBeNull();
  },
);

test('a dry run of a PATCH that would change nothing is marked as a dry run', async () => {
  const { reservation } = await newReservation();
  const { status, body, headers } = await account.api.patch(
    `/v1/reservations/${reservation.id}?dry_run=true`,
    { name: 'Show' },
  );
  expect([status, body.meta.dry_run, body.meta.unchanged]).toEqual([200, true, true]);
  expect(headers).not.toHaveProperty('etag');
});
