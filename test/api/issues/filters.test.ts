import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItems, openIssue } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;

/** Four issues: overdue, due in an hour, overdue but closed, and one without a deadline. */
beforeAll(async () => {
  account = await newAccount();
  const { api, ownerId } = account;
  const iid = await newItems(api, 1);
  await openIssue(api, iid, { deadline: inMinutes(-60), priority: 'high' });
  await openIssue(api, iid, { deadline: inMinutes(60), user_id: ownerId });
  await openIssue(api, iid, { deadline: inMinutes(-30), priority: 'high' });
  await openIssue(api, iid, { priority: 'low' });
  await api.post('/v1/issues/1/status', { status: 'on_hold' });
  await api.post('/v1/issues/3/status', { status: 'closed' });
});

test.each([
  ['overdue=true', [1]],
  ['overdue=true&status=on_hold', [1]],
  ['overdue=true&status=open', []],
  ['unsolved=true', [1, 2, 4]],
  ['unsolved=true&priority=high', [1]],
  ['priority=high', [1, 3]],
  ['priority=high&status=closed', [3]],
  ['priority=normal', [2]],
  ['user_id=1&priority=normal', [2]],
  ['user_id=1,7', [2]],
  ['item_id=1,2&priority=low', [4]],
  [`deadline_before=${inMinutes(0)}`, [1, 3]],
  [`deadline_before=${inMinutes(600)}&sort=deadline&direction=desc`, [2, 3, 1]],
])('?%s', async (query, expected) => {
  const { body } = await account.api.get(`/v1/issues?${query}`);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(expected);
  expect(body.meta.pagination.total).toBe(expected.length);
});

test('after a change of priority, an issue is listed only by the new value', async () => {
  const { api } = account;
  await api.patch('/v1/issues/4', { priority: 'normal' });
  expect((await api.get('/v1/issues?priority=low')).body.data).toEqual([]);
  expect((await api.get('/v1/issues?priority=normal')).body.data).toHaveLength(2);
});

test.each(['overdue=false', 'priority=urgent', 'deadline_before=soon', 'user_id=x'])(
  'refuses ?%s',
  async (query) => {
    const { status, body } = await account.api.get(`/v1/issues?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([query.split('=')[0]]);
  },
);
