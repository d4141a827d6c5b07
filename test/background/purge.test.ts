import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purgeTable } from '#shared/background/purge.ts';
import { EventCreate } from '#shared/families/events/fields.ts';
import { createEvent } from '#shared/families/events/operations.ts';
import { IssueCreate, IssueStatusBody } from '#shared/families/issues/fields.ts';
import { createIssue, setIssueStatus } from '#shared/families/issues/operations.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import { createItem, removeItem } from '#shared/families/items/operations.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import type { Row } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { handler } from '../../functions/background/purge.ts';
import { callAgo } from '../support/overdue.ts';
import { allRows, callIn, useOwnTable } from '../support/own-table.ts';

const namingKey = indexAttributes[indexes.history.naming];
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

const countDeleted = async () =>
  (await allRows()).filter(({ entity }) => entity === 'deleted').length;

test('the function purges what was deleted before the number of days of its stage', async () => {
  await deleteItems(3, 100);
  await deleteItems(1, 10);
  vi.stubEnv('DELETED_DAYS', '90');
  await handler();
  expect(await countDeleted()).toBe(1);
});

test('without a number of days the function purges nothing', async () => {
  await deleteItems(1, 1000);
  await handler();
  expect(await countDeleted()).toBe(1);
});

test('a run that is out of time is resumed where it stopped, and the next one starts from the beginning', async () => {
  await deleteItems(3, 100);
  const runs = [];
  const purge = () => purgeTable({ deletedDays: 90 }, { rate: 10, until: 0 }, Date.now());
  do runs.push(await purge());
  while (runs.at(-1)?.finished === false);
  expect(runs.length).toBeGreaterThan(2);
  expect(runs.map(({ resumed }) => resumed)).toEqual(runs.map((_, index) => index > 0));
  expect(runs.reduce((sum, run) => sum + run.deleted, 0)).toBe(3);
  expect(await purge()).toMatchObject({ resumed: false });
});

test('an entry that links an item to an event stays as long as the event, whichever record wrote it', async () => {
  const past = () => callAgo(7, 100 * 24 * 60);
  const { data: lamp } = await createItem(past(), ItemCreate.schema.parse({ name: 'Lamp' }));
  const event = EventCreate.schema.parse({
    name: 'Check',
    kind: 'inspection',
    time: past().now,
    iid: [lamp.id],
  });
  await createEvent(past(), event);
  // As if a reservation had become the event, and had been deleted since.
  const isLink = ({ entity, [namingKey]: naming }: Row) => entity === 'history' && Boolean(naming);
  const entries = (await allRows()).filter(isLink);
  await putRows(entries.map((row) => ({ ...row, resource: 'reservation', resource_id: 99 })));
  expect(entries).toHaveLength(1);
  await purgeTable({ historyDays: 90 }, { rate: 10_000 }, Date.now());
  expect((await allRows()).filter(isLink)).toHaveLength(1);
});

test('an issue that is reopened after its item was purged says that the item was deleted', async () => {
  const call = callIn(7, Date.now() - 100 * day);
  const { data: item } = await createItem(call, ItemCreate.schema.parse({ name: 'Lamp' }));
  const draft = { name: 'Dim', iid: [item.id], autochange_condition: true };
  const { data: issue } = await createIssue(call, IssueCreate.schema.parse(draft));
  const setStatus = (status: string) =>
    setIssueStatus(call, issue.id, IssueStatusBody.schema.parse({ status }));
  await setStatus('closed');
  await removeItem(call, item.id);
  await purgeTable({ deletedDays: 90 }, { rate: 10_000 }, Date.now());
  const { data } = await setStatus('open');
  expect(data.condition_effects).toEqual([
    { item_id: item.id, from: 'operative', applied: false, restored: false, reason: 'deleted' },
  ]);
});
