import { expect, test } from 'vitest';
import { countsOf } from '#shared/records/live-bits.ts';
import { sharedStripe } from '#shared/table/live-rows.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';

/** The number of ids in one range, whose bits are in rows of their own. */
const idsPerRange = 7_680;

/** Creates items in several ranges of ids, like those of a large account. */
async function newSpreadItems({ accountId }: TestAccount, ranges: number, inEach: number) {
  const ids: number[] = [];
  for (let range = 0; range < ranges; range += 1) {
    const key = rowKey.sequence(accountId, 'item');
    await updateRow({ kind: 'update', key, set: { last: range * idsPerRange } });
    ids.push(...(await manyItems(accountId, inEach)));
  }
  return ids;
}

test.each([
  { ranges: 2, inEach: 20 },
  { ranges: 10, inEach: 4 },
])(
  'an issue makes forty items of $ranges ranges of ids inoperative, and lists find them',
  async (spread) => {
    const account = await newAccount();
    const { api } = account;
    const iid = await newSpreadItems(account, spread.ranges, spread.inEach);
    const listIds = async (query: string) => {
      const { body } = await api.get(`/v1/items?limit=200&${query}`);
      expect(body.meta.pagination.total).toBe(body.data.length);
      return body.data.map(({ id }: { id: number }) => id);
    };
    const headers = { 'idempotency-key': 'safety-check' };
    const fields = { name: 'Safety check', iid, autochange_condition: true };
    const opened = await api.post('/v1/issues', fields, headers);
    expect(opened.status).toBe(201);
    expect(await listIds('display=inoperative')).toEqual(iid);
    expect(await listIds('display=operative')).toEqual([]);
    expect(await listIds('')).toEqual(iid);
    // A change of a single item is written to a row of its range.
    await api.post(`/v1/items/${iid[3]}/condition`, { condition: 'discarded' });
    expect(await listIds('display=inoperative')).toEqual(iid.toSpliced(3, 1));
    expect((await api.post('/v1/issues/1/status', { status: 'closed' })).status).toBe(201);
    expect(await listIds('display=operative')).toEqual(iid.toSpliced(3, 1));
    expect(await listIds('display=discarded')).toEqual([iid[3]]);
  },
);

test('bits in the shared row of a write are moved to the rows of their ranges after it', async () => {
  const account = await newAccount();
  const { api, accountId } = account;
  const iid = await newSpreadItems(account, 2, 20);
  for (const name of ['Safety check', 'Another check']) {
    const { body } = await api.post('/v1/issues', { name, iid, autochange_condition: true });
    const shared = [0, 1].map((range) => rowKey.count(accountId, 'item', range, sharedStripe));
    const rows = await findRows(shared, { consistent: true });
    expect(rows.flatMap(countsOf)).toEqual([]);
    await api.post(`/v1/issues/${body.data.id}/status`, { status: 'closed' });
  }
  const { body } = await api.get('/v1/items?display=operative&limit=200');
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(iid);
});

test('forty items of ten ranges of ids are returned as broken by one request', async () => {
  const account = await newAccount();
  const { api } = account;
  const iid = await newSpreadItems(account, 10, 4);
  const { id } = (await checkOut(api, iid)).body.data;
  const issue = { name: 'Rain', autochange_condition: true };
  const back = await api.post(`/v1/checkouts/${id}/checkin`, { issue });
  expect([back.status, back.body.data.status]).toEqual([201, 'closed']);
  const { body } = await api.get('/v1/items?display=inoperative&limit=200');
  expect(body.data).toHaveLength(40);
});
