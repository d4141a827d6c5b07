import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purgeTable } from '#shared/background/purge.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import { createItem, removeItem } from '#shared/families/items/operations.ts';
import { handler } from '../../functions/background/purge.ts';
import { allRows, callIn, useOwnTable } from '../support/own-table.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(useOwnTable);
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Items that were deleted so many days ago. */
async function deleteItems(count: number, daysAgo: number): Promise<void> {
  const call = callIn(7, Date.now() - daysAgo * day);
  for (let index = 0; index < count; index += 1) {
    const { data } = await createItem(call, ItemCreate.schema.parse({ name: `Lamp ${index}` }));
    await removeItem(call, data.id);
  }
}

const deleted = async () => (await allRows()).filter(({ entity }) => entity === 'deleted').length;

test('the function purges by the days of its stage', async () => {
  await deleteItems(3, 100);
  await deleteItems(1, 10);
  vi.stubEnv('DELETED_DAYS', '90');
  await handler();
  expect(await deleted()).toBe(1);
});

test('without days it purges nothing', async () => {
  await deleteItems(1, 1000);
  await handler();
  expect(await deleted()).toBe(1);
});

test('a walk that is out of time goes on where it stopped, and begins anew after its end', async () => {
  await deleteItems(3, 100);
  const runs = [];
  const walk = () => purgeTable({ deletedDays: 90 }, { rate: 10, until: 0 }, Date.now());
  do runs.push(await walk());
  while (runs.at(-1)?.finished === false);
  expect(runs.length).toBeGreaterThan(2);
  expect(runs.map(({ resumed }) => resumed)).toEqual(runs.map((_, index) => index > 0));
  expect(runs.reduce((sum, run) => sum + run.deleted, 0)).toBe(3);
  expect(await walk()).toMatchObject({ resumed: false });
});
