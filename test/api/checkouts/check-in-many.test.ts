import { expect, test } from 'vitest';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';

test('items of several checkouts are returned by their labels, and the checkouts show what is still out', async () => {
  const { api } = await newAccount();
  for (const label of ['A', 'B', 'C', 'D']) {
    await api.post('/v1/items', { name: label, qr: [label] });
  }
  await checkOut(api, [1, 2]);
  await checkOut(api, [3]);
  await checkOut(api, [4]);
  const { status, body } = await api.post('/v1/checkouts/checkin', {
    qr: ['C', 'https://x.example/A'],
    remarks: 'Scanned',
  });
  expect(status).toBe(201);
  expect(body.data).toEqual([
    expect.objectContaining({ id: 1, status: 'open', partial: true, outstanding_iid: [2] }),
    expect.objectContaining({ id: 2, status: 'closed', outstanding_iid: [] }),
  ]);
  expect(body.data[0].checkins[0]).toMatchObject({ iid: [1], remarks: 'Scanned' });
  expect((await api.get('/v1/items/3')).body.data.availability).toBe('available');
  expect((await api.get('/v1/checkouts/3')).body.data.status).toBe('open');
  const { body: history } = await api.get('/v1/items/3/history?limit=1');
  expect(history.data[0]).toMatchObject({
    action: 'checkin',
    resource: 'checkout',
    resource_id: 2,
  });
});

test('ten items of three checkouts are returned as damaged, with one issue', async () => {
  const { api } = await newAccount();
  await api.post('/v1/locations', { name: 'Workshop' });
  await newItems(api, 10);
  for (const iid of [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9, 10],
  ])
    await checkOut(api, iid);
  const iid = Array.from({ length: 10 }, (_, index) => index + 1);
  const { body } = await api.post('/v1/checkouts/checkin', {
    iid,
    location_id: 1,
    condition: 'inoperative',
    issue: { name: 'Wet' },
  });
  expect(body.data.map(({ status }: { status: string }) => status)).toEqual(
    Array(3).fill('closed'),
  );
  const { data } = (await api.get('/v1/items/10')).body;
  expect(data).toMatchObject({ condition: 'inoperative', location_id: 1, open_issues_count: 1 });
  expect((await api.get('/v1/issues/1')).body.data.iid).toEqual(iid);
});

test('an item that is not out or an unknown label refuses the whole check-in', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await checkOut(api, [1]);
  const inside = await api.post('/v1/checkouts/checkin', { iid: [1, 2, 3] });
  expect([inside.status, inside.body.error.code]).toEqual([422, 'item_not_out']);
  expect(inside.body.error.fields.iid.map(({ item_id }: { item_id: number }) => item_id)).toEqual([
    2, 3,
  ]);
  const unknown = await api.post('/v1/checkouts/checkin', { qr: ['X'] });
  expect(unknown.body.error.fields['qr.0'][0].code).toBe('not_found');
  expect((await api.get('/v1/items/1')).body.data.availability).toBe('checked_out');
});

test('a dry run shows the checkouts as they would be', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await checkOut(api, [1]);
  const { status, body } = await api.post('/v1/checkouts/checkin?dry_run=true', { iid: [1] });
  expect([status, body.meta.dry_run, body.data[0].status]).toEqual([200, true, 'closed']);
  expect((await api.get('/v1/checkouts/1')).body.data.status).toBe('open');
});

test('forty items of forty checkouts are returned at once, made inoperative by one issue', async () => {
  const { api, accountId } = await newAccount();
  const iid = await manyItems(accountId, 40);
  await mapInParallel(iid, (id) => checkOut(api, [id]));
  const preview = await api.post('/v1/checkouts/checkin?dry_run=true', { iid });
  expect([preview.status, preview.body.data.length]).toEqual([200, 40]);
  const issue = { name: 'Wet', autochange_condition: true };
  const headers = { 'idempotency-key': 'scan-40' };
  const { status, body } = await api.post('/v1/checkouts/checkin', { iid, issue }, headers);
  expect([status, body.data.length, body.meta.refused]).toEqual([201, 40, undefined]);
  expect(body.data.every((one: { status: string }) => one.status === 'closed')).toBe(true);
  const again = await api.post('/v1/checkouts/checkin', { iid, issue }, headers);
  expect([again.status, again.body.data]).toEqual([201, body.data]);
  const { data: issues } = (await api.get('/v1/issues')).body;
  expect(issues.map((one: { iid: number[] }) => one.iid.length)).toEqual([40]);
  const { data: last } = (await api.get(`/v1/items/${iid.at(-1)}`)).body;
  expect(last).toMatchObject({
    availability: 'unavailable',
    condition: 'inoperative',
    open_issues_count: 1,
  });
  await api.post('/v1/issues/1/status', { status: 'closed' });
  const restored = await api.get(`/v1/items/${iid.at(-1)}`);
  expect(restored.body.data.condition).toBe('operative');
});

test('two concurrent check-ins of the same forty checkouts return every item once', async () => {
  const { api, accountId } = await newAccount();
  const iid = await manyItems(accountId, 40);
  await mapInParallel(iid, (id) => checkOut(api, [id]));
  const scan = (list: number[], index: number) =>
    api.post('/v1/checkouts/checkin', { iid: list }, { 'idempotency-key': `scan-${index}` });
  const lists = [iid, iid.toReversed()];
  const scans = await Promise.all(lists.map(scan));
  const succeeded = scans.filter(({ status }) => status === 201);
  const returned = succeeded.flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id));
  expect(returned.toSorted((a, b) => a - b)).toEqual(iid);
  for (const { body } of succeeded) {
    const refused = body.meta.refused ?? [];
    expect(body.data.length + refused.length).toBe(40);
    expect(new Set(refused.map(({ code }: { code: string }) => code)).size).toBeLessThan(2);
  }
  // A repeated request gets the same response, even if it returned nothing.
  const again = await Promise.all(lists.map(scan));
  for (const [index, { status, body }] of scans.entries()) {
    expect([again[index]?.status, again[index]?.body.data]).toEqual([status, body.data]);
  }
});

test('an error names the index of the label in the request, and the label', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Mask', qr: ['BA-1'] });
  const unknown = await api.post('/v1/checkouts/checkin', { qr: ['BA-1', 'BA-1', 'NOPE'] });
  expect(unknown.body.error.fields).toEqual({
    'qr.2': [expect.objectContaining({ code: 'not_found', qr: 'NOPE' })],
  });
  const inside = await api.post('/v1/checkouts/checkin', { qr: ['BA-1'] });
  expect(inside.body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'item_not_out', item_id: 1, qr: 'BA-1' }),
  ]);
});

test('with a condition and an issue that sets it, closing the issue restores the item', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await checkOut(api, [1]);
  await api.post('/v1/checkouts/checkin', {
    iid: [1],
    condition: 'inoperative',
    issue: { name: 'Wet', autochange_condition: true },
  });
  expect((await api.get('/v1/items/1')).body.data.condition).toBe('inoperative');
  expect((await api.get('/v1/issues/1')).body.data.condition_effects[0].applied).toBe(true);
  await api.post('/v1/issues/1/status', { status: 'closed' });
  expect((await api.get('/v1/items/1')).body.data.condition).toBe('operative');
});

test('forty items of three checkouts are returned by one request', async () => {
  const { api, accountId } = await newAccount();
  const iid = await manyItems(accountId, 40);
  for (const from of [0, 14, 28]) await checkOut(api, iid.slice(from, from + 14));
  const { status } = await api.post('/v1/checkouts/checkin', { iid });
  expect(status).toBe(201);
});

test('a repeat with the same idempotency key gets the first response', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await checkOut(api, [1]);
  const headers = { 'idempotency-key': 'scan-1' };
  const first = await api.post('/v1/checkouts/checkin', { iid: [1] }, headers);
  const again = await api.post('/v1/checkouts/checkin', { iid: [1] }, headers);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.data).toEqual(first.body.data);
});

test('a check-in of forty checkouts that is repeated while it runs happens once', async () => {
  const { api, accountId } = await newAccount();
  const iid = await manyItems(accountId, 40);
  await mapInParallel(iid, (id) => checkOut(api, [id]));
  const headers = { 'idempotency-key': 'scan-1' };
  const send = () => api.post('/v1/checkouts/checkin', { iid, issue: { name: 'Damp' } }, headers);
  const answers = await Promise.all([send(), send(), send()]);
  const succeeded = answers.filter(({ status }) => status === 201);
  expect(succeeded.map(({ body }) => body.data.length)).toContain(40);
  for (const { status, body } of answers) {
    if (status === 201) expect(body.meta.refused).toBeUndefined();
    else expect([status, body.error.code]).toEqual([503, 'unavailable']);
  }
  const again = await send();
  expect([again.headers['idempotent-replayed'], again.body.data]).toEqual([
    'true',
    succeeded[0]?.body.data,
  ]);
  expect((await api.get('/v1/issues')).body.meta.pagination.total).toBe(1);
});

test('the issue of a check-in may make the items inoperative until it is closed', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await checkOut(api, [1]);
  const issue = { name: 'Broken', autochange_condition: true };
  await api.post('/v1/checkouts/1/checkin', { issue });
  expect((await api.get('/v1/items/1')).body.data.condition).toBe('inoperative');
  const { data } = (await api.get('/v1/issues/1')).body;
  expect(data.condition_effects).toEqual([
    { item_id: 1, from: 'operative', applied: true, restored: false, reason: null },
  ]);
  await api.post('/v1/issues/1/status', { status: 'closed' });
  expect((await api.get('/v1/items/1')).body.data.condition).toBe('operative');
});
