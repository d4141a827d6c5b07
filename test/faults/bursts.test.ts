import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { planKeys } from '#shared/auth/plans.ts';
import type { Answer } from '../support/exchange.ts';
import { newFaultyService } from '../support/faulty-service.ts';
import type { Client } from '../support/http.ts';
import { usualConflicts } from '../support/store/conflicts.ts';
import { recordStoreCalls } from '../support/store/store-calls.ts';
import { usualThrottles } from '../support/store/throttled.ts';
import { inMinutes } from '../support/time.ts';

/** All other keys of the plan: a key may send 300 requests a minute, including retries. */
const keysTotal = planKeys.enterprise - 1;
/** Longer than on Lambda, because one machine runs all functions and the store. */
const timeoutMilliseconds = 60_000;

/** An account with many keys, and a function in front of a store that conflicts and throttles as on AWS. */
async function arrange(name: string) {
  const service = await newFaultyService({ conflicts: usualConflicts, throttles: usualThrottles });
  const call = await service.endpoint(name);
  const keys: Awaited<ReturnType<typeof service.newKey>>[] = [];
  while (keys.length < keysTotal) keys.push(await service.newKey());
  /** Sends a call, and retries it after a 503, as clients do. */
  const send = async (path: string, body: object, index: number): Promise<Answer> => {
    const { token = '' } = keys[index % keys.length] ?? {};
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `call ${index}` };
    const answer = await call({ path, headers, body }, timeoutMilliseconds);
    if (answer.status !== 503) return answer;
    await wait(Number(answer.headers['retry-after']) * 1000);
    return send(path, body, index);
  };
  return { ...service, keys, send };
}

const text = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu';

/** An item with a location and fourteen words. */
const itemAt = (location_id: number, index: number) => ({
  name: `Item ${index}`,
  description: text,
  location_id,
});

async function arrangeCreates() {
  const { api, send } = await arrange('items.create');
  const { body } = await api.post('/v1/locations', { name: 'Depot' });
  const create = (index: number) => send('/v1/items', itemAt(body.data.id, index), index);
  const countItems = async () => (await api.get('/v1/items')).body.meta.pagination.total;
  const countAtLocation = async () => (await api.get('/v1/locations')).body.data[0].items_count;
  return { create, countItems, countAtLocation };
}

const statuses = (answers: readonly Answer[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, group]) => [status, group.length]),
  );

const atOnce = 300;

test(`${atOnce} concurrent creates in one account all succeed`, async () => {
  const { create, countItems, countAtLocation } = await arrangeCreates();
  const answers = await Promise.all(Array.from({ length: atOnce }, (_, index) => create(index)));
  expect(statuses(answers)).toEqual({ 201: atOnce });
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(atOnce);
  expect([await countItems(), await countAtLocation()]).toEqual([atOnce, atOnce]);
});

/** `RACE_SECONDS=20` before a release. */
const seconds = Number(process.env.RACE_SECONDS ?? 2);
const perSecond = 125;
const othersTotal = 4 * seconds;

/** Starts a number of creates at an even rate. */
function createAtRate(count: number, create: (index: number) => Promise<Answer>) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await wait((index * 1000) / perSecond);
      return create(index);
    }),
  );
}

test(`${perSecond} creates a second for ${seconds} seconds all succeed`, async () => {
  const count = seconds * perSecond;
  const { create, countItems, countAtLocation } = await arrangeCreates();
  const answers = await createAtRate(count, create);
  expect(statuses(answers)).toEqual({ 201: count });
  expect([await countItems(), await countAtLocation()]).toEqual([count, count]);
});

/** The 99th percentile. */
function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0;
}

test(`${perSecond} creates a second in one account cause no retries in another account`, async () => {
  const count = seconds * perSecond;
  const one = await arrangeCreates();
  const other = await arrangeCreates();
  const createOthers = async (from: number) => {
    const milliseconds: number[] = [];
    let transactions = 0;
    for (let index = from; index < from + othersTotal; index += 1) {
      const began = performance.now();
      const { answer, calls } = await recordStoreCalls(() => other.create(index));
      expect(answer.status).toBe(201);
      milliseconds.push(Math.round(performance.now() - began));
      transactions += calls.inTime.filter((one) => one === 'TransactWriteItems').length;
    }
    return { p99: p99(milliseconds), transactions };
  };
  const alone = await createOthers(0);
  const [answers, underLoad] = await Promise.all([
    createAtRate(count, one.create),
    createOthers(othersTotal),
  ]);
  expect(statuses(answers)).toEqual({ 201: count });
  expect(await other.countItems()).toBe(2 * othersTotal);
  // Interference shows as retried transactions; times would only show that the machine is busy.
  expect([alone.transactions, underLoad.transactions]).toEqual([othersTotal, othersTotal]);
  console.log(
    `99 of 100 creates of another account: ${alone.p99} ms alone, ${underLoad.p99} ms under load.`,
  );
});

const checkoutsPerSecond = 25;

/** Creates items, and returns their ids. A batch of 100 counts as 20 of the 300 requests of a key. */
async function putItems(clients: readonly Client[], count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let first = 0; first < count; first += 100) {
    const records = Array.from({ length: Math.min(100, count - first) }, (_, index) => {
      return { external_ref: `item ${first + index}`, name: 'Item' };
    });
    const client = clients[(first / 100) % clients.length];
    let idsOfBatch: (number | null)[] = [];
    const put = async () => {
      const { body } = (await client?.put('/v1/items/by-ref', { records })) ?? {};
      idsOfBatch = body.data.map(({ id }: { id: number | null }) => id);
      return idsOfBatch;
    };
    // A busy machine may run out of time for some records, so the batch is sent again.
    await expect.poll(put, { timeout: timeoutMilliseconds }).not.toContain(null);
    ids.push(...idsOfBatch.flatMap((id) => id ?? []));
  }
  return ids;
}

test(`${checkoutsPerSecond} checkouts of ten items a second for one contact for ${seconds} seconds all succeed`, async () => {
  const count = seconds * checkoutsPerSecond;
  const { api, keys, send } = await arrange('checkouts.create');
  const contact = await api.post('/v1/contacts', { name: 'Crew' });
  const items = await putItems(
    keys.map((key) => key.api),
    10 * count,
  );
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await wait((index * 1000) / checkoutsPerSecond);
      const iid = items.slice(10 * index, 10 * index + 10);
      const body = { name: 'Crew', iid, contact_id: contact.body.data.id };
      return send('/v1/checkouts', { ...body, due_time: inMinutes(60) }, index);
    }),
  );
  expect(statuses(answers)).toEqual({ 201: count });
  const { body } = await api.get(`/v1/contacts/${contact.body.data.id}`);
  expect(body.data.open_checkouts_count).toBe(count);
});
