import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newFaultyService } from '../support/faulty-service.ts';
import type { Fault } from '../support/store/inject-fault.ts';

/** The function that creates items, in front of a store with faults. */
async function arrange(faultOf: (operation: string, nth: number) => Fault | Promise<Fault>) {
  const { api, store, endpoint } = await newFaultyService({
    faultOf: ({ operation, nth }) => faultOf(operation, nth),
  });
  const call = await endpoint('items.create');
  const create = (headers: Record<string, string> = {}, milliseconds = 60_000) =>
    call({ path: '/v1/items', headers, body: { name: 'Item' } }, milliseconds);
  const total = async () => (await api.get('/v1/items')).body.meta.pagination.total;
  return { create, total, calls: store.calls };
}

const failFirstTwo = (operation: string, fault: Fault) => (called: string, nth: number) =>
  called === operation && nth < 2 ? fault : undefined;

test.each([
  ['UpdateItem', 'throttled'],
  ['TransactWriteItems', 'throttled'],
  ['TransactWriteItems', 'conflict'],
  ['TransactWriteItems', 'reset'],
  ['UpdateItem', 'reset'],
  ['TransactWriteItems', 'lost'],
] as const)(
  '%s that fails twice (%s) is retried, and the item is created once',
  async (operation, fault) => {
    const { create, total, calls } = await arrange(failFirstTwo(operation, fault));
    const { status, body } = await create();
    expect(status, JSON.stringify(body)).toBe(201);
    expect(calls.filter((one) => one === operation).length).toBeGreaterThan(2);
    expect(await total()).toBe(1);
  },
);

test('a call that meets a conflict only after seconds is retried, too', async () => {
  const { create, total } = await arrange(async (operation, nth) => {
    if (operation !== 'TransactWriteItems' || nth > 0) return undefined;
    await wait(2_200);
    return 'conflict';
  });
  const { status, body } = await create();
  expect(status, JSON.stringify(body)).toBe(201);
  expect(await total()).toBe(1);
});

test.each([
  ['UpdateItem', 'throttled'],
  ['UpdateItem', 'conflict'],
  ['TransactWriteItems', 'throttled'],
  ['TransactWriteItems', 'reset'],
  ['TransactWriteItems', 'conflict'],
] as const)('%s that always fails (%s) responds 503 with Retry-After', async (operation, fault) => {
  const { create, total } = await arrange((called) => (called === operation ? fault : undefined));
  const answer = await create({}, 3_000);
  expect(answer.status).toBe(503);
  expect(answer.body.error).toMatchObject({ code: 'unavailable', status: 503, fields: {} });
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(answer.body.error.request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(answer.body)).not.toMatch(/detail|dynamodb|at .*\.mjs/);
  expect(answer.headers['x-ratelimit-limit']).toBe('300');
  expect(await total()).toBe(0);
});

test('after the response nothing more is sent to the store', async () => {
  const { create, total, calls } = await arrange((operation) =>
    operation === 'TransactWriteItems' ? 'conflict' : undefined,
  );
  const answer = await create({}, 1_200);
  // Calls that were on their way when the response ended may still arrive.
  await wait(500);
  const count = calls.length;
  await wait(1_000);
  expect(answer.status).toBe(503);
  expect(calls.length).toBe(count);
  expect(await total()).toBe(0);
});

test('a store call that hangs once is retried', async () => {
  const hangOnce = (called: string, nth: number) =>
    called === 'TransactWriteItems' && nth === 0 ? 'hanging' : undefined;
  const { create, total } = await arrange(hangOnce);
  expect((await create()).status).toBe(201);
  expect(await total()).toBe(1);
});

test.each(['UpdateItem', 'BatchGetItem', 'TransactWriteItems'])(
  'a store that always hangs at %s leads to a 503 before the function times out',
  async (operation) => {
    const { create } = await arrange((called) => (called === operation ? 'hanging' : undefined));
    const start = Date.now();
    const answer = await create({ 'idempotency-key': 'key' }, 1500);
    // Far more than needed for a busy machine, and less than the 12 s that the SDK would wait.
    expect(Date.now() - start).toBeLessThan(8_000);
    expect(answer.status).toBe(503);
    expect(answer.body.error).toMatchObject({ code: 'unavailable', fields: {} });
    expect(answer.headers['x-ratelimit-limit']).toBe('300');
  },
);

test('a repeat whose first response cannot be looked up gets a 503 in the usual envelope', async () => {
  const { create } = await arrange((operation, nth) => {
    if (operation === 'TransactWriteItems') return 'conflict';
    return operation === 'BatchGetItem' && nth > 0 ? 'throttled' : undefined;
  });
  const answer = await create({ 'idempotency-key': 'key' });
  expect(answer.status).toBe(503);
  expect(answer.body.error.code).toBe('unavailable');
});

test('a write whose responses were lost is replayed to a repeat with the same key', async () => {
  // Every answer of the store to the first request is lost, and those to the second get through.
  let isLosing = true;
  const { create, total } = await arrange((operation) =>
    isLosing && operation === 'TransactWriteItems' ? 'lost' : undefined,
  );
  const key = { 'idempotency-key': randomUUID() };
  const first = await create(key);
  isLosing = false;
  const again = await create(key);
  expect([first.status, again.status]).toEqual([503, 201]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await total()).toBe(1);
});
