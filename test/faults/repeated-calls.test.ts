import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newFaultyService } from '../support/faulty-service.ts';
import type { Fault } from '../support/store/inject-fault.ts';

/** The function that creates items, before a store with faults. */
async function arrange(faultOf: (operation: string, nth: number) => Fault | Promise<Fault>) {
  const { api, store, endpoint } = await newFaultyService({
    faultOf: ({ operation, nth }) => faultOf(operation, nth),
  });
  const call = await endpoint('items.create');
  const create = (headers: Record<string, string> = {}, milliseconds = 10_000) =>
    call({ path: '/v1/items', headers, body: { name: 'Item' } }, milliseconds);
  const total = async () => (await api.get('/v1/items')).body.meta.pagination.total;
  return { create, total, calls: store.calls };
}

const firstTwo = (operation: string, fault: Fault) => (called: string, nth: number) =>
  called === operation && nth < 2 ? fault : undefined;

test.each([
  ['UpdateItem', 'throttled'],
  ['TransactWriteItems', 'throttled'],
  ['TransactWriteItems', 'conflict'],
  ['TransactWriteItems', 'reset'],
  ['UpdateItem', 'reset'],
  ['TransactWriteItems', 'lost'],
] as const)(
  '%s that is %s twice is tried again, and the item is made once',
  async (operation, fault) => {
    const { create, total, calls } = await arrange(firstTwo(operation, fault));
    const { status, body } = await create();
    expect(status, JSON.stringify(body)).toBe(201);
    expect(calls.filter((one) => one === operation).length).toBeGreaterThan(2);
    expect(await total()).toBe(1);
  },
);

test('a call that only meets a conflict after seconds is tried again, too', async () => {
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
] as const)(
  '%s that is %s for ever answers 503, and when to try again',
  async (operation, fault) => {
    const { create, total } = await arrange((called) => (called === operation ? fault : undefined));
    const answer = await create({}, 3_000);
    expect(answer.status).toBe(503);
    expect(answer.body.error).toMatchObject({ code: 'unavailable', status: 503, fields: {} });
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(answer.body.error.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(answer.body)).not.toMatch(/detail|dynamodb|at .*\.mjs/);
    expect(answer.headers['x-ratelimit-limit']).toBe('300');
    expect(await total()).toBe(0);
  },
);

test('nothing that was not sent by then is sent behind the answer', async () => {
  const { create, total, calls } = await arrange((operation) =>
    operation === 'TransactWriteItems' ? 'conflict' : undefined,
  );
  const answer = await create({}, 1_200);
  const count = calls.length;
  await wait(1_000);
  expect(answer.status).toBe(503);
  expect(calls.length).toBe(count);
  expect(await total()).toBe(0);
});

test('a store that hangs is asked again', async () => {
  const hangsOnce = (called: string, nth: number) =>
    called === 'TransactWriteItems' && nth === 0 ? 'hanging' : undefined;
  const { create, total } = await arrange(hangsOnce);
  expect((await create()).status).toBe(201);
  expect(await total()).toBe(1);
});

test.each(['UpdateItem', 'BatchGetItem', 'TransactWriteItems'])(
  'a store that hangs at %s for ever answers 503 before the time of the function is over',
  async (operation) => {
    const { create } = await arrange((called) => (called === operation ? 'hanging' : undefined));
    const start = Date.now();
    const answer = await create({ 'idempotency-key': 'key' }, 1500);
    // A busy machine wakes late; without the end in sight the store would be waited for 12 s.
    expect(Date.now() - start).toBeLessThan(8_000);
    expect(answer.status).toBe(503);
    expect(answer.body.error).toMatchObject({ code: 'unavailable', fields: {} });
    expect(answer.headers['x-ratelimit-limit']).toBe('300');
  },
);

test('a repeat whose twin cannot be looked up answers 503 in the envelope', async () => {
  const { create } = await arrange((operation, nth) => {
    if (operation === 'TransactWriteItems') return 'conflict';
    return operation === 'BatchGetItem' && nth > 0 ? 'throttled' : undefined;
  });
  const answer = await create({ 'idempotency-key': 'key' });
  expect(answer.status).toBe(503);
  expect(answer.body.error.code).toBe('unavailable');
});

test('an answer that was lost behind the write is given again to the repeat', async () => {
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
