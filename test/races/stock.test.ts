import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newStock } from '../support/bookings.ts';
import type { Answer } from '../support/exchange.ts';
import type { Client } from '../support/http.ts';
import { rotateClients } from '../support/rotate-clients.ts';
import { inMinutes } from '../support/time.ts';
import { postWithRetry, withRetry } from '../support/with-retry.ts';

const [callers, quantity] = [50, 40];
const rounds = Number(process.env.RACE_ROUNDS ?? 3);
/** `RACE_ROUNDS=100` takes more than the usual timeout of a test. */
const timeoutMilliseconds = 60_000 + rounds * 30_000;

/** A quantity of the stock for a period. */
interface BookedQuantity {
  quantity: number;
  start: string;
  end: string;
}

async function arrange() {
  const account = await newAccount();
  const keys = await Promise.all(Array.from({ length: 8 }, () => account.newKey()));
  const clients = keys.map(({ api }) => api);
  return {
    api: account.api,
    client: (index: number) => clients[index % 8] ?? account.api,
    // A round has more bookings than one key may read in a minute.
    reader: rotateClients(clients),
  };
}

/** The booking that a caller requests: windows overlap in many ways, and quantities are 1 to 5. */
function bookingFor(item_id: number, round: number, index: number) {
  const quantity = 1 + ((index * 7 + round) % 5);
  const start = 60 + ((index * 13 + round * 5) % 9) * 10;
  const end = start + 10 + ((index * 11) % 5) * 10;
  const isCheckout = index % 4 === 0;
  return isCheckout
    ? { path: '/v1/checkouts', quantity, item_id, start: inMinutes(0), end: inMinutes(end) }
    : { path: '/v1/reservations', quantity, item_id, start: inMinutes(start), end: inMinutes(end) };
}

type RequestedBooking = ReturnType<typeof bookingFor>;

function book(
  api: Client,
  { path, item_id, quantity, start, end }: RequestedBooking,
): Promise<Answer> {
  const lines = [{ item_id, quantity }];
  const times = path === '/v1/checkouts' ? { due_time: end } : { start_time: start, end_time: end };
  return postUntilDecided(api, path, { name: 'Show', lines, ...times });
}

/** Among so many callers of one stock, a call may lose too many attempts to others, and is sent again. */
const postUntilDecided = (api: Client, path: string, body: object) =>
  postWithRetry(
    api,
    path,
    body,
    ({ status, body: { error } }) => status === 503 || error?.code === 'conflict',
  );

/** The largest quantity that is booked at one moment. */
function maxBooked(
  bookings: readonly BookedQuantity[],
  within?: { start: string; end: string },
): number {
  const starts = bookings.map(({ start }) => start).concat(within ? within.start : []);
  const moments = starts.filter((at) => !within || (within.start <= at && at < within.end));
  const at = (moment: string) =>
    bookings
      .filter(({ start, end }) => start <= moment && moment < end)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, ...moments.map(at));
}

/** The bookings after each write, by the history of the item and the records in it. */
async function bookingsByHistory(api: Client, item: number): Promise<BookedQuantity[][]> {
  const { data: entries } = (await api.get(`/v1/items/${item}/history?limit=200`)).body;
  const booked = new Map<string, BookedQuantity>();
  const states: BookedQuantity[][] = [];
  for (const { action, resource, resource_id: id } of entries.reverse()) {
    const name = `${resource}#${id}`;
    if (resource === 'item') continue;
    if (action === 'create') {
      const { data } = (await api.get(`/v1/${resource}s/${id}`)).body;
      const [{ quantity }] = data.lines;
      const { start_time = data.checked_out_at, end_time = data.due_time } = data;
      booked.set(name, { quantity, start: start_time, end: end_time });
    } else booked.delete(name);
    states.push([...booked.values()]);
  }
  return states;
}

test(
  `when ${callers} callers book 1 to 5 of ${quantity} at once, no more than that is booked, and no booking that fits is refused`,
  async () => {
    const { api, client, reader } = await arrange();
    for (let round = 0; round < rounds; round += 1) {
      const item = await newStock(api, quantity);
      const requested = Array.from({ length: callers }, (_, index) =>
        bookingFor(item, round, index),
      );
      const answers = await Promise.all(requested.map((one, index) => book(client(index), one)));
      const states = await bookingsByHistory(reader, item);
      for (const state of states) expect(maxBooked(state)).toBeLessThanOrEqual(quantity);
      const last = states.at(-1) ?? [];
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(last.length);
      for (const [index, { status, body }] of answers.entries()) {
        if (status === 201) continue;
        expect(body.error.code).toBe('insufficient_inventory');
        const refused = requested[index];
        // Nothing was returned, so what is free at the end was free at every moment before.
        if (refused) expect(maxBooked(last, refused) + refused.quantity).toBeGreaterThan(quantity);
      }
    }
  },
  timeoutMilliseconds,
);

test(
  'while some return and others book, no more than the stock is booked at any moment',
  async () => {
    const { api, client } = await arrange();
    for (let round = 0; round < rounds; round += 1) {
      const item = await newStock(api, quantity);
      const firstAnswers = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          book(client(index), bookingFor(item, round, index)),
        ),
      );
      const toReturn = firstAnswers.flatMap(({ status, headers, body }, index) =>
        status === 201 && index % 2 === 0
          ? [{ path: headers.location ?? '', id: body.data.id }]
          : [],
      );
      const returnBooking = (api: Client, { path }: { path: string }) =>
        path.startsWith('/v1/checkouts')
          ? postUntilDecided(api, `${path}/checkin`, {})
          : withRetry(() => api.delete(path));
      const [returnAnswers, answers] = await Promise.all([
        Promise.all(toReturn.map((one, index) => returnBooking(client(index), one))),
        Promise.all(
          Array.from({ length: callers - 16 }, (_, index) =>
            book(client(index), bookingFor(item, round, index + 16)),
          ),
        ),
      ]);
      expect(returnAnswers.every(({ status }) => status === 201 || status === 204)).toBe(true);
      const codes = new Set(answers.map(({ status, body }) => body.error?.code ?? status));
      expect(codes.difference(new Set([201, 'insufficient_inventory']))).toEqual(new Set());
      const { data } = (await api.get(`/v1/items/${item}`)).body;
      const open = await Promise.all([
        api.get(`/v1/reservations?item_id=${item}&status=open&limit=200`),
        api.get(`/v1/checkouts?item_id=${item}&status=open&limit=200`),
      ]);
      const [reserved, out] = open.map(({ body }) => body.data);
      const sum = out.reduce((total: number, one: { lines: { quantity: number }[] }) => {
        return total + (one.lines[0]?.quantity ?? 0);
      }, 0);
      expect(data.quantity_out).toBe(sum);
      const bookings = [...reserved, ...out].map((one) => ({
        quantity: one.lines[0].quantity,
        start: one.start_time ?? one.checked_out_at,
        end: one.end_time ?? one.due_time,
      }));
      expect(maxBooked(bookings)).toBeLessThanOrEqual(quantity);
    }
  },
  timeoutMilliseconds,
);

test('concurrent returns to one checkout return no more than it has out', async () => {
  const { api, client } = await arrange();
  const item = await newStock(api, quantity);
  const { body } = await book(api, { ...bookingFor(item, 0, 0), quantity: 10 });
  const path = `/v1/checkouts/${body.data.id}/checkin`;
  const lines = [{ item_id: item, quantity: 3, consumed: 1 }];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => postUntilDecided(client(index), path, { lines })),
  );
  const codes = answers.map(({ status, body: one }) => one.error?.code ?? status);
  expect(codes.filter((code) => code === 201)).toHaveLength(3);
  expect(codes.filter((code) => code === 'already_checked_in')).toHaveLength(9);
  const { data } = (await api.get(`/v1/items/${item}`)).body;
  expect(data).toMatchObject({ inventory_quantity: quantity - 3, quantity_out: 1 });
});

test('concurrent returns to several checkouts return no more than they have out', async () => {
  const { api, client } = await arrange();
  const item = await newStock(api, quantity);
  for (const index of [0, 4, 8]) await book(api, { ...bookingFor(item, 0, index), quantity: 4 });
  const lines = [{ item_id: item, quantity: 3 }];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      postUntilDecided(client(index), '/v1/checkouts/checkin', { lines }),
    ),
  );
  const codes = answers.map(({ status, body: one }) => one.error?.code ?? status);
  expect(codes.filter((code) => code === 201)).toHaveLength(4);
  expect(codes.filter((code) => code === 'item_not_out')).toHaveLength(8);
  const { data } = (await api.get('/v1/checkouts?status=closed')).body;
  expect(data.map((one: { lines: { returned: number }[] }) => one.lines[0]?.returned)).toEqual([
    4, 4, 4,
  ]);
});

test(
  'concurrent picks never shrink a stock below what is out',
  async () => {
    const { api, client } = await arrange();
    for (let round = 0; round < rounds * 3; round += 1) {
      const item = await newStock(api, 10);
      const checkOut = (index: number) =>
        book(client(index), { ...bookingFor(item, round, 0), quantity: 2 });
      const pick = (index: number) =>
        postUntilDecided(client(index), `/v1/items/${item}/inventory`, {
          action: 'pick',
          quantity: 2,
        });
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => (index % 2 ? checkOut(index) : pick(index))),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      const { data } = (await api.get(`/v1/items/${item}`)).body;
      expect(data.quantity_out).toBe(data.inventory_quantity);
      expect(data.quantity_available).toBe(0);
    }
  },
  timeoutMilliseconds,
);
