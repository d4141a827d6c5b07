import { beforeAll, expect, test } from 'vitest';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems, newStock } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';
import { newWord } from '../../support/writes/records.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

const scan = '/v1/checkouts/checkin?partial=true';

async function checkOutNew(count: number) {
  const iid = await manyItems(account.accountId, count);
  const { id } = (await checkOut(account.api, iid)).body.data;
  return { iid, id, path: `/v1/checkouts/${id}/checkin?partial=true` };
}

const codesOf = (refused: { code: string; item_id?: number; qr?: string }[]) =>
  refused.map(({ code, item_id, qr }) => [code, item_id ?? qr]);

test('a partial check-in returns what it can, and lists the refused rest in the order of the request', async () => {
  const { iid, path } = await checkOutNew(3);
  const [foreign = 0] = await newItems(account.api, 1);
  await account.api.post(path, { iid: [iid[1]] });
  const { status, body } = await account.api.post(path, {
    iid: [foreign, iid[1], iid[0]],
    items: [{ qr: 'nowhere' }, { item_id: iid[2] }],
  });
  expect([status, body.data.status, body.data.outstanding_iid]).toEqual([201, 'closed', []]);
  expect(codesOf(body.meta.refused)).toEqual([
    ['not_on_checkout', foreign],
    ['already_checked_in', iid[1]],
    ['not_found', 'nowhere'],
  ]);
});

test('a partial check-in that returns everything lists no refusals', async () => {
  const { path } = await checkOutNew(2);
  const { status, body } = await account.api.post(path, {});
  expect([status, body.data.status, body.meta]).toEqual([
    201,
    'closed',
    { request_id: expect.any(String) },
  ]);
});

test('quantities are returned even if no item of the request can be', async () => {
  const iid = await newItems(account.api, 1);
  const lines = [{ item_id: await newStock(account.api, 5), quantity: 2 }];
  const { id } = (await checkOut(account.api, iid, 60, { lines })).body.data;
  const path = `/v1/checkouts/${id}/checkin?partial=true`;
  await account.api.post(path, { iid });
  const { status, body } = await account.api.post(path, {
    ...{ iid, items: [{ qr: 'nowhere' }], lines },
    issue: { name: 'Torn' },
  });
  expect([status, body.data.status]).toEqual([201, 'closed']);
  expect(codesOf(body.meta.refused)).toEqual([
    ['already_checked_in', iid[0]],
    ['not_found', 'nowhere'],
  ]);
});

test('a partial check-in that can return nothing writes nothing', async () => {
  const { iid, id, path } = await checkOutNew(2);
  await account.api.post(path, { iid: [iid[0]] });
  const before = (await account.api.get(`/v1/checkouts/${id}`)).body.data;
  const { status, body } = await account.api.post(path, { iid: [iid[0]] });
  expect([status, body.meta.unchanged]).toEqual([201, true]);
  expect(codesOf(body.meta.refused)).toEqual([['already_checked_in', iid[0]]]);
  expect(body.data).toEqual(before);
});

test('a closed checkout refuses a partial check-in', async () => {
  const { iid, path } = await checkOutNew(1);
  await account.api.post(path, {});
  const { status, body } = await account.api.post(path, { iid });
  expect([status, body.error.code]).toEqual([422, 'checkout_closed']);
});

test('a dry run lists what would be refused, and returns nothing', async () => {
  const { iid, id, path } = await checkOutNew(1);
  const [foreign = 0] = await newItems(account.api, 1);
  const { status, body } = await account.api.post(`${path}&dry_run=true`, {
    iid: [foreign, ...iid],
  });
  expect([status, body.data.status, body.meta.dry_run]).toEqual([200, 'closed', true]);
  expect(codesOf(body.meta.refused)).toEqual([['not_on_checkout', foreign]]);
  expect((await account.api.get(`/v1/checkouts/${id}`)).body.data.status).toBe('open');
});

test('a repeat with the same idempotency key lists the same refusals', async () => {
  const { iid, path } = await checkOutNew(1);
  const [foreign = 0] = await newItems(account.api, 1);
  const headers = { 'idempotency-key': newWord() };
  const body = { iid: [foreign, ...iid] };
  const first = await account.api.post(path, body, headers);
  const again = await account.api.post(path, body, headers);
  expect(codesOf(again.body.meta.refused)).toEqual([['not_on_checkout', foreign]]);
  expect(again.body.data).toEqual(first.body.data);
});

test('an issue is reported only on the items that were returned', async () => {
  const { iid, path } = await checkOutNew(1);
  const [foreign = 0] = await newItems(account.api, 1);
  const { body } = await account.api.post(path, {
    issue: { name: 'Wet' },
    iid,
    items: [{ item_id: foreign, issue: { name: 'Broken' } }],
  });
  const reported = await account.api.get(`/v1/issues/${body.data.checkins[0].issue_id}`);
  expect(reported.body.data.iid).toEqual(iid);
  expect((await account.api.get(`/v1/issues?item_id=${foreign}`)).body.data).toEqual([]);
});

test('an invalid field refuses the whole partial check-in', async () => {
  const { iid, id, path } = await checkOutNew(1);
  const { status, body } = await account.api.post(path, { iid, location_id: 999_999 });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['location_id']]);
  expect((await account.api.get(`/v1/checkouts/${id}`)).body.data.status).toBe('open');
});

test('a partial check-in over all checkouts returns what is out, and lists other labels as sent', async () => {
  const { api } = account;
  const [a, b, c] = [newWord(), newWord(), newWord()];
  const [first = 0] = await newItems(api, 1, { qr: [a] });
  const [second = 0] = await newItems(api, 1, { qr: [b] });
  await newItems(api, 1, { qr: [c] });
  await checkOut(api, [first]);
  await checkOut(api, [second]);
  const { status, body } = await api.post(scan, {
    qr: ['nowhere', c, a, 'nowhere'],
    items: [{ qr: b }, { item_id: 999_999 }],
  });
  expect([status, body.data.length]).toEqual([201, 2]);
  expect(body.meta.refused.map(({ code, qr }: { code: string; qr: string }) => [code, qr])).toEqual(
    [
      ['not_found', 'nowhere'],
      ['item_not_out', c],
      ['not_found', undefined],
    ],
  );
});

test('a partial check-in of items that are not out changes no checkout', async () => {
  const [id = 0] = await newItems(account.api, 1);
  const { status, body } = await account.api.post(scan, { iid: [id] });
  expect([status, body.data, body.meta.unchanged]).toEqual([201, [], true]);
  expect(codesOf(body.meta.refused)).toEqual([['item_not_out', id]]);
});

test('a dry run says that no item would be returned', async () => {
  const iid = await newItems(account.api, 1);
  const { status, body } = await account.api.post(`${scan}&dry_run=true`, { iid });
  expect([status, body.meta.dry_run, body.meta.unchanged]).toEqual([200, true, true]);
});

test('more checkouts than fit into one transaction are returned, and refusals are listed', async () => {
  const { api, accountId } = account;
  const iid = await manyItems(accountId, 40);
  await mapInParallel(iid.slice(2), (id) => checkOut(api, [id]));
  const { status, body } = await api.post(scan, { iid: iid.toReversed() });
  expect([status, body.data.length]).toEqual([201, 38]);
  expect(codesOf(body.meta.refused)).toEqual([
    ['item_not_out', iid[1]],
    ['item_not_out', iid[0]],
  ]);
});

test('an item that went out after the time of the check-in is refused, and the rest is returned', async () => {
  const { api } = account;
  const [early = 0, later = 0] = await newItems(api, 2);
  const timeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await checkOut(api, [early], 60, { occurred_at: timeIn(-60) });
  const { id } = (await checkOut(api, [later])).body.data;
  const { status, body } = await api.post(scan, {
    iid: [later, early],
    occurred_at: timeIn(-30),
  });
  expect([status, body.data.length, body.data[0].returned_iid]).toEqual([201, 1, [early]]);
  expect(body.meta.refused).toEqual([
    expect.objectContaining({ code: 'end_before_start', item_id: later, checkout_id: id }),
  ]);
});
