import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Answer } from '../support/exchange.ts';
import { newFaultyService } from '../support/faulty-service.ts';
import { usualConflicts } from '../support/store/conflicts.ts';

/** So many calls a key makes in a minute at most, with one to spare. */
const callsOfKey = 290;
/** A machine that does all at once, functions and store, needs longer than Lambda gives each. */
const patience = 60_000;

/** Creates of one account, before a store in which transactions conflict as they do on AWS. */
async function arrange(count: number) {
  const service = await newFaultyService({ conflicts: usualConflicts });
  const call = await service.endpoint('items.create');
  const keys: { token: string }[] = [];
  for (let calls = 0; calls < count; calls += callsOfKey) keys.push(await service.newKey());
  const create = (index: number) => {
    const { token = '' } = keys[index % keys.length] ?? {};
    const headers = { authorization: `Bearer ${token}` };
    return call({ path: '/v1/items', headers, body: { name: `Item ${index}` } }, patience);
  };
  const total = async () => (await service.api.get('/v1/items')).body.meta.pagination.total;
  return { create, total };
}

const statuses = (answers: readonly Answer[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, group]) => [status, group.length]),
  );

const atOnce = 300;

test(`of a burst of ${atOnce} creates of one account none is lost`, async () => {
  const { create, total } = await arrange(atOnce);
  const answers = await Promise.all(Array.from({ length: atOnce }, (_, index) => create(index)));
  expect(statuses(answers)).toEqual({ 201: atOnce });
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(atOnce);
  expect(await total()).toBe(atOnce);
});

/** `RACE_SECONDS=20` before a release. */
const seconds = Number(process.env.RACE_SECONDS ?? 2);
const perSecond = 125;

test(`of ${perSecond} creates a second for ${seconds} seconds none is lost`, async () => {
  const count = seconds * perSecond;
  const { create, total } = await arrange(count);
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await wait((index * 1000) / perSecond);
      return create(index);
    }),
  );
  expect(statuses(answers)).toEqual({ 201: count });
  expect(await total()).toBe(count);
});
