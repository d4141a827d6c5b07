import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newStock } from '../support/bookings.ts';
import type { Answer } from '../support/exchange.ts';
import type { Client } from '../support/http.ts';
import { postWithRetry } from '../support/post-with-retry.ts';
import { rotateClients } from '../support/rotate-clients.ts';
import { inMinutes } from '../support/time.ts';

const [callers, quantity] = [50, 40];
const rounds = Number(process.env.RACE_ROUNDS ?? 3);
/** In milliseconds. `RACE_ROUNDS=100` takes more than the time of a test. */
const timeoutMilliseconds = 60_000 + rounds * 30_000;

/** A quantity of the stock for a time in minutes from now. */
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
    client: (place: number) => clients[place % 8] ?? account.api,
    // A round's bookings are more than a key may read in its minute.
    reader: rotateClients(clients),
  };
}

/** What a caller wants: windows overlap in many ways, and quantities are 1 to 5. */
function wish(item_id: number, round: number, place: number) {
  const quantity = 1 + ((place * 7 + round) % 5);
  const start = 60 + ((place * 13 + round * 5) % 9) * 10;
  const end = start + 10 + ((place * 11) % 5) * 10;
  const isCheckout = place % 4 === 0;
  return isCheckout
    ? { path: '/v1/checkouts', quantity, item_id, start: inMinutes(0), end: inMinutes(end) }
    : { path: '/v1/reservations', quantity, item_id, start: inMinutes(start), end: inMinutes(end) };
}

type Wish = ReturnType<typeof wish>;

function ask(api: Client, { path, item_id, quantity, start, end }: Wish): Promise<Answer> {
  const lines = [{ item_id, quantity }];
  const times = path === '/v1/checkouts' ? { due_time: end } : { start_time: start, end_time: end };
  return postWithRetry(api, path, { name: 'Show', lines, ...times });
}

/** Deletes what is there until the store had time for it. */
async function remove(api: Client, path: string): Promise<Answer> {
  for (;;) {
    const answer = await api.delete(path);
    if (answer.status !== 503) return answer;
  }
}

/** The most that is promised at one moment. */
function fullest(
  promises: readonly BookedQuantity[],
  within?: { start: string; end: string },
): number {
  const starts = promises.map(({ start }) => start).concat(within ? within.start : []);
  const moments = starts.filter((at) => !within || (within.start <= at && at < within.end));
  const at = (moment: string) =>
    promises
      .filter(({ start, end }) => start <= moment && moment < end)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, ...moments.map(at));
}

/** What is promised after each write, by the history of the item and the records that it names. */
async function promisedByHistory(api: Client, item: number): Promise<BookedQuantity[][]> {
  const { data: entries } = (await api.get(`/v1/items/${item}/history?limit=200`)).body;
  const promised = new Map<string, BookedQuantity>();
  const states: BookedQuantity[][] = [];
  for (const { action, resource, resource_id: id } of entries.reverse()) {
    const name = `${resource}#${id}`;
    if (resource === 'item') continue;
    if (action === 'create') {
      const { data } = (await api.get(`/v1/${resource}s/${id}`)).body;
      const [{ quantity }] = data.lines;
      const { start_time = data.checked_out_at, end_time = data.due_time } = data;
      promised.set(name, { quantity, start: start_time, end: end_time });
    } else promised.delete(name);
    states.push([...promised.values()]);
  }
  return states;
}

test(
  `of ${callers} who take 1 to 5 of ${quantity} at once, nobody gets what is not there, and nobody is refused what is`,
  async () => {
    const { api, client, reader } = await arrange();
    for (let round = 0; round < rounds; round += 1) {
      const item = await newStock(api, quantity);
      const wishes = Array.from({ length: callers }, (_, place) => wish(item, round, place));
      const answers = await Promise.all(wishes.map((one, place) => ask(client(place), one)));
      const states = await promisedByHistory(reader, item);
      for (const state of states) expect(fullest(state)).toBeLessThanOrEqual(quantity);
      const last = states.at(-1) ?? [];
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(last.length);
      for (const [place, { status, body }] of answers.entries()) {
        if (status === 201) continue;
        expect(body.error.code).toBe('insufficient_inventory');
        const refused = wishes[place];
        // Nothing was given back, so what is free at the end was free at every moment before.
        if (refused) expect(fullest(last, refused) + refused.quantity).toBeGreaterThan(quantity);
      }
    }
  },
  timeoutMilliseconds,
);

test(
  'what some give back while others take is promised once at every moment',
  async () => {
    const { api, client } = await arrange();
    for (let round = 0; round < rounds; round += 1) {
      const item = await newStock(api, quantity);
      const early = await Promise.all(
        Array.from({ length: 16 }, (_, place) => ask(client(place), wish(item, round, place))),
      );
      const givers = early.flatMap(({ status, headers, body }, place) =>
        status === 201 && place % 2 === 0
          ? [{ path: headers.location ?? '', id: body.data.id }]
          : [],
      );
      const give = (api: Client, { path }: { path: string }) =>
        path.startsWith('/v1/checkouts')
          ? postWithRetry(api, `${path}/checkin`, {})
          : remove(api, path);
      const [returns, answers] = await Promise.all([
        Promise.all(givers.map((one, place) => give(client(place), one))),
        Promise.all(
          Array.from({ length: callers - 16 }, (_, place) =>
            ask(client(place), wish(item, round, place + 16)),
          ),
        ),
      ]);
      expect(returns.every(({ status }) => status === 201 || status === 204)).toBe(true);
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
      const promises = [...reserved, ...out].map((one) => ({
        quantity: one.lines[0].quantity,
        start: one.start_time ?? one.checked_out_at,
        end: one.end_time ?? one.due_time,
      }));
      expect(fullest(promises)).toBeLessThanOrEqual(quantity);
    }
  },
  timeoutMilliseconds,
);

test('a quantity comes back once, however many return it at once', async () => {
  const { api, client } = await arrange();
  const item = await newStock(api, quantity);
  const { body } = await ask(api, { ...wish(item, 0, 0), quantity: 10 });
  const path = `/v1/checkouts/${body.data.id}/checkin`;
  const lines = [{ item_id: item, quantity: 3, consumed: 1 }];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) => postWithRetry(client(place), path, { lines })),
  );
  const codes = answers.map(({ status, body: one }) => one.error?.code ?? status);
  expect(codes.filter((code) => code === 201)).toHaveLength(3);
  expect(codes.filter((code) => code === 'already_checked_in')).toHaveLength(9);
  const { data } = (await api.get(`/v1/items/${item}`)).body;
  expect(data).toMatchObject({ inventory_quantity: quantity - 3, quantity_out: 1 });
});

test('of what three checkouts have, as much comes back as is out, however many return it at once', async () => {
  const { api, client } = await arrange();
  const item = await newStock(api, quantity);
  for (const place of [0, 4, 8]) await ask(api, { ...wish(item, 0, place), quantity: 4 });
  const lines = [{ item_id: item, quantity: 3 }];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      postWithRetry(client(place), '/v1/checkouts/checkin', { lines }),
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
  'a stock never shrinks below what is out, whoever picks while others take',
  async () => {
    const { api, client } = await arrange();
    for (let round = 0; round < rounds * 3; round += 1) {
      const item = await newStock(api, 10);
      const take = (place: number) => ask(client(place), { ...wish(item, round, 0), quantity: 2 });
      const pick = (place: number) =>
        postWithRetry(client(place), `/v1/items/${item}/inventory`, {
          action: 'pick',
          quantity: 2,
        });
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, place) => (place % 2 ? take(place) : pick(place))),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      const { data } = (await api.get(`/v1/items/${item}`)).body;
      expect(data.quantity_out).toBe(data.inventory_quantity);
      expect(data.quantity_available).toBe(0);
    }
  },
  timeoutMilliseconds,
);
