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

/** All that an account has beside its first: a key makes 300 calls in a minute, repeated ones included. */
const keysTotal = planKeys.enterprise - 1;
/** A machine that does all at once, functions and store, needs longer than Lambda gives each. */
const timeoutMilliseconds = 60_000;

/** An account with many keys before a store that conflicts and throttles as AWS does. */
async function arrange(name: string) {
  const service = await newFaultyService({ conflicts: usualConflicts, throttles: usualThrottles });
  const call = await service.endpoint(name);
  const keys: Awaited<ReturnType<typeof service.newKey>>[] = [];
  while (keys.length < keysTotal) keys.push(await service.newKey());
  /** Sends a call, and again what was answered 503, as clients do. */
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
  const total = async () => (await api.get('/v1/items')).body.meta.pagination.total;
  const counted = async () => (await api.get('/v1/locations')).body.data[0].items_count;
  return { create, total, counted };
}

const statuses = (answers: readonly Answer[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, group]) => [status, group.length]),
  );

const atOnce = 300;

test(`of a burst of ${atOnce} creates of one account none is lost`, async () => {
  const { create, total, counted } = await arrangeCreates();
  const answers = await Promise.all(Array.from({ length: atOnce }, (_, index) => create(index)));
  expect(statuses(answers)).toEqual({ 201: atOnce });
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(atOnce);
  expect([await total(), await counted()]).toEqual([atOnce, atOnce]);
});

/** `RACE_SECONDS=20` before a release. */
const seconds = Number(process.env.RACE_SECONDS ?? 2);
const perSecond = 125;
const othersTotal = 4 * seconds;

/** So many creates, evenly over their seconds. */
function createPaced(count: number, create: (index: number) => Promise<Answer>) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await wait((index * 1000) / perSecond);
      return create(index);
    }),
  );
}

test(`of ${perSecond} creates a second for ${seconds} seconds none is lost`, async () => {
  const count = seconds * perSecond;
  const { create, total, counted } = await arrangeCreates();
  const answers = await createPaced(count, create);
  expect(statuses(answers)).toEqual({ 201: count });
  expect([await total(), await counted()]).toEqual([count, count]);
});

/** The value below which 99 of 100 are. */
function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0;
}

test(`beside ${perSecond} creates a second of one account, another meets none of them`, async () => {
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
  const [answers, beside] = await Promise.all([
    createPaced(count, one.create),
    createOthers(othersTotal),
  ]);
  expect(statuses(answers)).toEqual({ 201: count });
  expect(await other.total()).toBe(2 * othersTotal);
  // What it meets of the other is seen in writes that it repeats; its time is that of a busy machine.
  expect([alone.transactions, beside.transactions]).toEqual([othersTotal, othersTotal]);
  console.log(`99 of 100 creates of another account: ${alone.p99} ms alone, ${beside.p99} beside.`);
});

const checkoutsPerSecond = 25;

/** Ids of so many new items; each hundred of them takes 20 of the 300 requests of a key. */
async function putItems(clients: readonly Client[], count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let first = 0; first < count; first += 100) {
    const records = Array.from({ length: Math.min(100, count - first) }, (_, index) => {
      return { external_ref: `item ${first + index}`, name: 'Item' };
    });
    const client = clients[(first / 100) % clients.length];
    const put = async (): Promise<(number | null)[]> => {
      const { body } = (await client?.put('/v1/items/by-ref', { records })) ?? {};
      return body.data.map(({ id }: { id: number | null }) => id);
    };
    // What a busy machine has no time for is put again.
    await expect.poll(put, { timeout: timeoutMilliseconds }).not.toContain(null);
    ids.push(...(await put()).flatMap((id) => id ?? []));
  }
  return ids;
}

test(`of ${checkoutsPerSecond} checkouts of ten items a second for one contact for ${seconds} seconds none is lost`, async () => {
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
