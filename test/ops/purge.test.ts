import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purgeTable } from '#shared/background/purge.ts';
import { CommentCreate, CommentQuery } from '#shared/families/comments/fields.ts';
import { createComment, listComments } from '#shared/families/comments/operations.ts';
import { IssueCreate, IssueQuery, IssueStatusBody } from '#shared/families/issues/fields.ts';
import { createIssue, listIssues, setIssueStatus } from '#shared/families/issues/operations.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import {
  createItem,
  listItems,
  removeItem,
  updateItem,
} from '#shared/families/items/operations.ts';
import { ItemQuery } from '#shared/families/items/queries.ts';
import { restoreItem } from '#shared/families/reservations/restore-item.ts';
import { listHistory } from '#shared/records/lists/history.ts';
import { readTotals } from '#shared/records/live-ids.ts';
import { allRows, callIn, useOwnTable } from '../support/own-table.ts';
import { refusal } from './cli.ts';

const account = 7;
const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2030-06-01T00:00:00Z');
const daysAgo = (days: number) => callIn(account, now - days * day);

beforeEach(useOwnTable);
afterEach(() => {
  vi.unstubAllEnvs();
});

async function newItem(name: string, days: number): Promise<number> {
  const { data } = await createItem(daysAgo(days), ItemCreate.schema.parse({ name }));
  return data.id;
}

test('a deleted record leaves the count once, though purges and a restore run at the same time', async () => {
  for (let count = 0; count < 20; count += 1)
    await removeItem(daysAgo(100), await newItem('Lamp', 200));
  const purge = () => purgeTable({ deletedDays: 90 }, { rate: 10_000 }, now);
  await Promise.allSettled([purge(), purge(), restoreItem(callIn(account, now), 1)]);
  expect((await readTotals(callIn(account), 'item')).deleted).toBe(0);
});

test('records that were deleted long ago are purged with their histories; others stay', async () => {
  const [old, recent] = [await newItem('Old lamp', 200), await newItem('Recent lamp', 200)];
  await newItem('Lamp in use', 200);
  await removeItem(daysAgo(100), old);
  await removeItem(daysAgo(10), recent);
  const report = await purgeTable({ deletedDays: 90 }, { rate: 10_000 }, now);
  expect(report).toMatchObject({ deleted: 1, audit: 0 });
  // Entries are visited before their record or after it: the next run finds the rest.
  const { history } = await purgeTable({ deletedDays: 90 }, { rate: 10_000 }, now);
  expect(report.history + history).toBe(2);
  const rows = await allRows();
  expect(rows.filter(({ entity }) => entity === 'deleted')).toMatchObject([{ id: recent }]);
  expect(rows.filter(({ pk }) => pk === `A#${account}#item#${old}`)).toEqual([]);
  expect(rows.filter((row) => JSON.stringify(row).includes('Old lamp'))).toEqual([]);
  await expect(restoreItem(daysAgo(0), old)).rejects.toMatchObject({ code: 'not_found' });
  const { data } = await listItems(daysAgo(0), ItemQuery.parse({ deleted: 'true' }));
  expect(data).toMatchObject([{ id: recent }]);
  expect(await purgeTable({ deletedDays: 90 }, { rate: 10_000 }, now)).toMatchObject({
    ...{ deleted: 0, history: 0 },
  });
});

test('the comments on a record are purged with it; others stay, and are counted', async () => {
  const [old, other] = [await newItem('Old lamp', 200), await newItem('Lamp in use', 200)];
  for (const object_id of [old, old, other]) {
    const body = { object_type: 'item', object_id, body: `On ${object_id}` };
    await createComment(daysAgo(150), CommentCreate.schema.parse(body));
  }
  await removeItem(daysAgo(100), old);
  const purge = () => purgeTable({ deletedDays: 90 }, { rate: 10_000 }, now);
  const runs = [await purge(), await purge(), await purge()];
  expect(runs.reduce((sum, run) => sum + run.comment, 0)).toBe(2);
  const { data, meta } = await listComments(callIn(account, now), CommentQuery.parse({}));
  expect(data).toMatchObject([{ object_id: other }]);
  expect(meta).toMatchObject({ pagination: { total: 1 } });
  const left = (await allRows()).filter((row) => JSON.stringify(row).includes(`On ${old}`));
  expect(left).toEqual([]);
});

test('an issue of a purged item can still be reopened and closed', async () => {
  const [old, other] = [await newItem('Old lamp', 200), await newItem('Lamp in use', 200)];
  const body = { name: 'Loose foot', iid: [old, other] };
  const issue = (await createIssue(daysAgo(190), IssueCreate.schema.parse(body))).data;
  const set = (status: string, days: number) =>
    setIssueStatus(daysAgo(days), issue.id, IssueStatusBody.schema.parse({ status }));
  await set('closed', 180);
  await removeItem(daysAgo(100), old);
  expect(await purgeTable({ deletedDays: 90 }, { rate: 10_000 }, now)).toMatchObject({
    deleted: 1,
  });
  expect((await set('open', 2)).data).toMatchObject({ status: 'open' });
  expect((await set('closed', 1)).data).toMatchObject({ status: 'closed' });
});

test('history entries older than the retention period are purged; the record stays', async () => {
  const id = await newItem('Lamp', 200);
  await updateItem(daysAgo(100), id, { name: 'Red lamp' });
  await updateItem(daysAgo(10), id, { name: 'Blue lamp' });
  const report = await purgeTable({ historyDays: 50 }, { rate: 10_000 }, now);
  expect(report).toMatchObject({ deleted: 0, history: 2 });
  const page = { limit: undefined, offset: undefined, cursor: undefined };
  const { data } = await listHistory(daysAgo(0), 'item', id, page);
  expect(data).toMatchObject([{ action: 'update', version: 3 }]);
});

test('an old issue is listed by its item for as long as the issue exists', async () => {
  const id = await newItem('Lamp', 200);
  const body = { name: 'Loose foot', iid: [id] };
  const issue = (await createIssue(daysAgo(190), IssueCreate.schema.parse(body))).data;
  await purgeTable({ historyDays: 50 }, { rate: 10_000 }, now);
  const answer = await listIssues(daysAgo(0), IssueQuery.parse({ item_id: String(id) }));
  expect(answer.data).toMatchObject([{ id: issue.id }]);
});

test('a purge without a valid number of days is refused', async () => {
  expect(await refusal('purge')).toContain('Give --deleted-days');
  expect(await refusal('purge', '--deleted-days', '0')).toContain('at least 1');
});
