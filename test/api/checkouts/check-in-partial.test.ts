import { beforeAll, expect, test } from 'vitest';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems, newStock } from '../../support/bookings.ts';
import { newWord } from '../../support/writes/records.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

const scan = '/v1/checkouts/checkin?partial=true';

async function out(count: number) {
  const iid = await newItems(account.api, count);
  const { id } = (await checkOut(account.api, iid)).body.data;
  return { iid, id, path: `/v1/checkouts/${id}/checkin?partial=true` };
}

const codesOf = (refused: { code: string; item_id?: number; qr?: string }[]) =>
  refused.map(({ code, item_id, qr }) => [code, item_id ?? qr]);

test('what can come back does, and the rest is named in the order sent', async () => {
  const { iid, path } = await out(3);
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

test('nothing is refused where all of it comes back', async () => {
  const { path } = await out(2);
  const { status, body } = await account.api.post(path, {});
  expect([status, body.data.status, body.meta]).toEqual([
    201,
    'closed',
    { request_id: expect.any(String) },
  ]);
});

test('quantities come back, where the items of which something is said cannot', async () => {
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

test('where nothing can come back, nothing is written', async () => {
  const { iid, id, path } = await out(2);
  await account.api.post(path, { iid: [iid[0]] });
  const before = (await account.api.get(`/v1/checkouts/${id}`)).body.data;
  const { status, body } = await account.api.post(path, { iid: [iid[0]] });
  expect([status, body.meta.unchanged]).toEqual([201, true]);
  expect(codesOf(body.meta.refused)).toEqual([['already_checked_in', iid[0]]]);
  expect(body.data).toEqual(before);
});

test('a closed checkout takes nothing back', async () => {
  const { iid, path } = await out(1);
  await account.api.post(path, {});
  const { status, body } = await account.api.post(path, { iid });
  expect([status, body.error.code]).toEqual([422, 'checkout_closed']);
});

test('a preview names what would be refused, and returns nothing', async () => {
  const { iid, id, path } = await out(1);
  const [foreign = 0] = await newItems(account.api, 1);
  const { status, body } = await account.api.post(`${path}&dry_run=true`, {
    iid: [foreign, ...iid],
  });
  expect([status, body.data.status, body.meta.dry_run]).toEqual([200, 'closed', true]);
  expect(codesOf(body.meta.refused)).toEqual([['not_on_checkout', foreign]]);
  expect((await account.api.get(`/v1/checkouts/${id}`)).body.data.status).toBe('open');
});

test('a repeat with the same key names the same refusals', async () => {
  const { iid, path } = await out(1);
  const [foreign = 0] = await newItems(account.api, 1);
  const headers = { 'idempotency-key': newWord() };
  const body = { iid: [foreign, ...iid] };
  const first = await account.api.post(path, body, headers);
  const again = await account.api.post(path, body, headers);
  expect(codesOf(again.body.meta.refused)).toEqual([['not_on_checkout', foreign]]);
  expect(again.body.data).toEqual(first.body.data);
});

test('an issue is reported on what came back alone', async () => {
  const { iid, path } = await out(1);
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

test('what is wrong with the call itself still keeps all of it out', async () => {
  const { iid, id, path } = await out(1);
  const { status, body } = await account.api.post(path, { iid, location_id: 999_999 });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['location_id']]);
  expect((await account.api.get(`/v1/checkouts/${id}`)).body.data.status).toBe('open');
});

test('of a scan, what is out comes back, and what is in or unknown is named as it was sent', async () => {
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

test('a scan of which nothing is out touches no checkout', async () => {
  const [id = 0] = await newItems(account.api, 1);
  const { status, body } = await account.api.post(scan, { iid: [id] });
  expect([status, body.data, body.meta.unchanged]).toEqual([201, [], true]);
  expect(codesOf(body.meta.refused)).toEqual([['item_not_out', id]]);
});

test('a preview of a scan says that nothing of it would come back', async () => {
  const iid = await newItems(account.api, 1);
  const { status, body } = await account.api.post(`${scan}&dry_run=true`, { iid });
  expect([status, body.meta.dry_run, body.meta.unchanged]).toEqual([200, true, true]);
});

test('more checkouts than a transaction holds come back one by one, with what was refused', async () => {
  const { api } = account;
  const iid = await newItems(api, 40);
  await mapInParallel(iid.slice(2), (id) => checkOut(api, [id]));
  const { status, body } = await api.post(scan, { iid: iid.toReversed() });
  expect([status, body.data.length]).toEqual([201, 38]);
  expect(codesOf(body.meta.refused)).toEqual([
    ['item_not_out', iid[1]],
    ['item_not_out', iid[0]],
  ]);
});

test('what went out after the moment of a late return is named, and the rest comes back', async () => {
  const { api } = account;
  const [early = 0, later = 0] = await newItems(api, 2);
  const moment = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await checkOut(api, [early], 60, { occurred_at: moment(-60) });
  const { id } = (await checkOut(api, [later])).body.data;
  const { status, body } = await api.post(scan, {
    iid: [later, early],
    occurred_at: moment(-30),
  });
  expect([status, body.data.length, body.data[0].returned_iid]).toEqual([201, 1, [early]]);
  expect(body.meta.refused).toEqual([
    expect.objectContaining({ code: 'end_before_start', item_id: later, checkout_id: id }),
  ]);
});
