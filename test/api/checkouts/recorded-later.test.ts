import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

const day = 24 * 60;
const lastEntryOf = async (path: string) =>
  (await account.api.get(`${path}/history?limit=1`)).body.data[0];

test('a checkout that is recorded later has its own start, and may already be overdue', async () => {
  const [id = 0] = await newItems(account.api, 1);
  const [out, due] = [inMinutes(-6 * 60), inMinutes(-60)];
  const { status, body } = await account.api.post('/v1/checkouts', {
    name: 'Offline',
    iid: [id],
    due_time: due,
    occurred_at: out,
  });
  expect([status, body.data.checked_out_at, body.data.overdue]).toEqual([201, out, true]);
  expect(body.data.created_at > out).toBe(true);
  expect(await lastEntryOf(`/v1/items/${id}`)).toMatchObject({
    action: 'create',
    at: body.data.created_at,
    occurred_at: out,
  });
});

test('a checkout that is recorded later is refused if the items are reserved meanwhile', async () => {
  const iid = await newItems(account.api, 1);
  await reserve(account.api, iid, -30, 5);
  const body = { name: 'Offline', iid, occurred_at: inMinutes(-60), due_time: inMinutes(-20) };
  const answer = await account.api.post('/v1/checkouts', body);
  expect([answer.status, answer.body.error.code]).toEqual([422, 'item_reserved']);
});

test('a checkout that is recorded later is refused if the items were on another one meanwhile', async () => {
  const { api } = account;
  const iid = await newItems(api, 1);
  const [out, back] = [inMinutes(-120), inMinutes(-30)];
  const first = (await checkOut(api, iid, 60, { occurred_at: out })).body.data;
  await api.post(`/v1/checkouts/${first.id}/checkin`, { occurred_at: back });
  for (const [from, due] of [
    [-180, 60],
    [-60, 60],
    [-60, -40],
  ] as const) {
    const { status, body } = await checkOut(api, iid, due, { occurred_at: inMinutes(from) });
    expect([status, body.error?.code]).toEqual([422, 'item_checked_out']);
    expect(body.error.fields.iid).toEqual([
      expect.objectContaining({
        ...{ code: 'item_checked_out', checkout_id: first.id, next_available_at: back },
        ...{ start_time: out, end_time: back, checkout: { id: first.id, name: 'Checkout' } },
      }),
    ]);
  }
  expect((await reserve(api, iid, -60, 30)).status).toBe(201);
});

test('a checkout that is recorded later may be before or after the latest one, but not within it', async () => {
  const { api } = account;
  const iid = await newItems(api, 1);
  const record = async (from: number, to: number) => {
    const out = await checkOut(api, iid, to, { occurred_at: inMinutes(from) });
    expect(out.status).toBe(201);
    await api.post('/v1/checkouts/checkin', { iid, occurred_at: inMinutes(to) });
  };
  await record(-120, -90);
  await record(-180, -150);
  const within = await checkOut(api, iid, -60, { occurred_at: inMinutes(-100) });
  expect(within.body.error?.code).toBe('item_checked_out');
  await record(-90, -30);
});

test('a checkout that is recorded later is checked against all checkouts that were closed since', async () => {
  const { api } = account;
  const iid = await newItems(api, 2);
  const record = async (from: number, to: number) => {
    const { body } = await checkOut(api, iid, to, { occurred_at: inMinutes(from) });
    await api.post('/v1/checkouts/checkin', { iid, occurred_at: inMinutes(to) });
    return body.data.id;
  };
  const first = await record(-240, -200);
  const second = await record(-190, -170);
  await record(-100, -50);
  const late = { occurred_at: inMinutes(-250) };
  const { status, body } = await checkOut(api, iid, -150, late);
  expect([status, body.error?.code]).toEqual([422, 'item_checked_out']);
  const named = body.error.fields.iid.map((one: Record<string, unknown>) => [
    one.item_id,
    one.checkout_id,
  ]);
  expect(named).toEqual(iid.flatMap((id) => [first, second].map((one) => [id, one])));
  expect((await checkOut(api, iid, -244, late)).status).toBe(201);
});

/** Records a returned checkout from and until so many minutes from now, and returns its id. */
async function record(contents: object, from: number, to: number): Promise<number> {
  const { api } = account;
  const out = await api.post('/v1/checkouts', {
    ...{ name: 'Checkout', due_time: inMinutes(to), occurred_at: inMinutes(from) },
    ...contents,
  });
  expect(out.status).toBe(201);
  const { id } = out.body.data;
  await api.post(`/v1/checkouts/${id}/checkin`, { occurred_at: inMinutes(to) });
  return id;
}

/** An item with a stock of ten. */
async function newStock(): Promise<number> {
  const stock = { name: 'Cable', inventory_enabled: true, inventory_quantity: 10 };
  return (await account.api.post('/v1/items', stock)).body.data.id;
}

test('a quantity that is recorded later must have been available at every moment since', async () => {
  const item_id = await newStock();
  const linesOf = (quantity: number) => ({ lines: [{ item_id, quantity }] });
  const first = await record(linesOf(7), -180, -60);
  await record(linesOf(2), -170, -150);
  const late = { name: 'Late', due_time: inMinutes(60), occurred_at: inMinutes(-120) };
  const { status, body } = await account.api.post('/v1/checkouts', { ...late, ...linesOf(4) });
  expect([status, body.error?.code]).toEqual([422, 'insufficient_inventory']);
  expect(body.error.fields['lines.0.quantity']).toEqual([
    expect.objectContaining({
      available: 3,
      holders: [expect.objectContaining({ checkout_id: first, quantity: 7 })],
    }),
  ]);
  expect((await account.api.post('/v1/checkouts', { ...late, ...linesOf(3) })).status).toBe(201);
});

test('a whole stock and a quantity of it cannot have been out at the same time', async () => {
  const [whole, parts] = [await newStock(), await newStock()];
  await record({ iid: [whole] }, -180, -60);
  await record({ lines: [{ item_id: parts, quantity: 1 }] }, -180, -60);
  const late = { name: 'Late', due_time: inMinutes(60), occurred_at: inMinutes(-120) };
  const by = { ...late, lines: [{ item_id: whole, quantity: 1 }] };
  expect((await account.api.post('/v1/checkouts', by)).body.error?.code).toBe(
    'insufficient_inventory',
  );
  const all = await account.api.post('/v1/checkouts', { ...late, iid: [parts] });
  expect(all.body.error?.code).toBe('item_checked_out');
});

test('a check-in of several checkouts counts for each of them in later records', async () => {
  const item_id = await newStock();
  const linesOf = (quantity: number) => ({ lines: [{ item_id, quantity }] });
  const out = {
    name: 'Gig',
    due_time: inMinutes(-30),
    occurred_at: inMinutes(-180),
    ...linesOf(5),
  };
  for (const _checkout of [1, 2]) await account.api.post('/v1/checkouts', out);
  const back = { ...linesOf(10), occurred_at: inMinutes(-60) };
  expect((await account.api.post('/v1/checkouts/checkin', back)).body.data).toHaveLength(2);
  const late = {
    name: 'Late',
    due_time: inMinutes(-90),
    occurred_at: inMinutes(-120),
    ...linesOf(1),
  };
  expect((await account.api.post('/v1/checkouts', late)).status).toBe(422);
});

test('a checkout that was returned in parts counts once in later records', async () => {
  const item_id = await newStock();
  const linesOf = (quantity: number) => ({ lines: [{ item_id, quantity }] });
  const out = {
    name: 'Gig',
    due_time: inMinutes(-30),
    occurred_at: inMinutes(-180),
    ...linesOf(6),
  };
  const { id } = (await account.api.post('/v1/checkouts', out)).body.data;
  for (const _part of [1, 2]) {
    const part = { ...linesOf(3), occurred_at: inMinutes(-60) };
    await account.api.post(`/v1/checkouts/${id}/checkin`, part);
  }
  const late = {
    name: 'Late',
    due_time: inMinutes(-90),
    occurred_at: inMinutes(-120),
    ...linesOf(4),
  };
  expect((await account.api.post('/v1/checkouts', late)).status).toBe(201);
});

test('a quantity that was consumed since counts as stock before', async () => {
  const item_id = await newStock();
  const lines = [{ item_id, quantity: 10 }];
  const out = { name: 'Gig', due_time: inMinutes(-60), occurred_at: inMinutes(-180), lines };
  const { id } = (await account.api.post('/v1/checkouts', out)).body.data;
  const occurred_at = inMinutes(-60);
  const back = { lines: [{ item_id, quantity: 10, consumed: 4 }], occurred_at };
  await account.api.post(`/v1/checkouts/${id}/checkin`, back);
  const late = { name: 'Late', due_time: inMinutes(60), occurred_at: inMinutes(-120) };
  const take = (quantity: number) =>
    account.api.post('/v1/checkouts', { ...late, lines: [{ item_id, quantity }] });
  expect((await take(1)).status).toBe(422);
  expect((await account.api.post('/v1/checkouts', { ...late, occurred_at, lines })).status).toBe(
    422,
  );
});

test('the calendar shows a checkout from its start until its return', async () => {
  const [id = 0] = await newItems(account.api, 1);
  const [out, back] = [inMinutes(-3 * day), inMinutes(-2 * day)];
  await checkOut(account.api, [id], 60, { occurred_at: out });
  await account.api.post('/v1/checkouts/checkin', { iid: [id], occurred_at: back });
  const readCalendar = async (from: number, to: number) => {
    const window = `from=${inMinutes(from * day)}&to=${inMinutes(to * day)}`;
    const { body } = await account.api.get(`/v1/items/${id}/calendar?${window}`);
    return body.data;
  };
  expect(await readCalendar(-4, -1)).toEqual([
    expect.objectContaining({ start_time: out, end_time: back }),
  ]);
  expect(await readCalendar(-1, 1)).toEqual([]);
});

test('the calendar shows all checkouts of an item, even if one was recorded late and overlaps another', async () => {
  const { api } = account;
  const [id = 0] = await newItems(api, 1);
  const record = async (from: number, due: number, to: number) => {
    const { data } = (await checkOut(api, [id], due, { occurred_at: inMinutes(from) })).body;
    await api.post('/v1/checkouts/checkin', { iid: [id], occurred_at: inMinutes(to) });
    return data.id;
  };
  const first = await record(-240, -200, -200);
  const late = await record(-400, -300, -220);
  const window = `from=${inMinutes(-235)}&to=${inMinutes(-225)}`;
  const { body } = await api.get(`/v1/items/${id}/calendar?${window}`);
  expect(body.data.map((one: { id: number }) => one.id)).toEqual([late, first]);
});

describe('the check-in of a late recorded checkout, if its items were out again since', () => {
  /** Records a checkout of items that were out again since `again`, and returns the path of its check-in. */
  async function reportLate(contents: object, contentsAgain: object = contents) {
    const id = await record(contentsAgain, -120, -60);
    const { checked_out_at: again } = (await account.api.get(`/v1/checkouts/${id}`)).body.data;
    const late = { name: 'Late', due_time: inMinutes(-180), occurred_at: inMinutes(-240) };
    const { status, body } = await account.api.post('/v1/checkouts', { ...late, ...contents });
    expect(status).toBe(201);
    return { path: `/v1/checkouts/${body.data.id}/checkin`, again: String(again) };
  }

  test('must be before that', async () => {
    const iid = await newItems(account.api, 2);
    const { path, again } = await reportLate({ iid });
    const tooLate = await account.api.post(path, { occurred_at: inMinutes(-110) });
    expect([tooLate.status, tooLate.body.error.fields]).toEqual([
      422,
      { occurred_at: [expect.objectContaining({ code: 'too_late', item_id: iid[0] })] },
    ]);
    const back = await account.api.post(path, { occurred_at: again });
    expect([back.status, back.body.data.closed_at]).toEqual([201, again]);
  });

  test('is at that time by default', async () => {
    const [one = 0, other = 0] = await newItems(account.api, 2);
    const { path, again } = await reportLate({ iid: [one, other] }, { iid: [one] });
    const part = (await account.api.post(path, { iid: [other] })).body.data.checkins[0];
    expect(part.occurred_at).toBe(null);
    const { data } = (await account.api.post(path, {})).body;
    expect(data.checkins[1].occurred_at).toBe(again);
    const itemWithId = (id: number) => data.items.find((item: { id: number }) => item.id === id);
    expect(itemWithId(one).checked_in_at).toBe(again);
    expect(itemWithId(other).checked_in_at).toBe(part.at);
  });

  test('must be before that in a check-in of several checkouts, too', async () => {
    const iid = await newItems(account.api, 1);
    const { again } = await reportLate({ iid });
    const occurred_at = inMinutes(-1);
    const refused = await account.api.post('/v1/checkouts/checkin', { iid, occurred_at });
    expect([refused.status, refused.body.error.fields.occurred_at?.[0].code]).toEqual([
      422,
      'too_late',
    ]);
    const { body } = await account.api.post('/v1/checkouts/checkin', { iid });
    expect(body.data[0].closed_at).toBe(again);
  });

  test('may be later if there was enough of the stock for both', async () => {
    const [few, many] = [await newStock(), await newStock()];
    const linesOf = (item_id: number, quantity: number) => ({ lines: [{ item_id, quantity }] });
    const tooFew = await reportLate(linesOf(few, 6), linesOf(few, 5));
    const enough = await reportLate(linesOf(many, 5), linesOf(many, 5));
    const occurred_at = inMinutes(-1);
    expect((await account.api.post(tooFew.path, { occurred_at })).status).toBe(422);
    expect((await account.api.post(enough.path, { occurred_at })).status).toBe(201);
    const { data } = (await account.api.post(tooFew.path, {})).body;
    expect(data.closed_at).toBe(tooFew.again);
  });

  const itemOf = ({ items }: { items: { id: number }[] }, id: number) =>
    items.find((item) => item.id === id);

  test.each(['of that checkout', 'of several checkouts'])(
    'does not date back items that were not out again, in one call %s',
    async (what) => {
      const [again = 0, only = 0] = await newItems(account.api, 2);
      const late = await reportLate({ iid: [again, only] }, { iid: [again] });
      const path = what === 'of that checkout' ? late.path : '/v1/checkouts/checkin';
      const body = { iid: [again, only] };
      const data = [(await account.api.post(path, body)).body.data].flat()[0];
      expect(itemOf(data, again)).toMatchObject({ checked_in_at: late.again });
      expect(itemOf(data, only)).toMatchObject({ checked_in_at: data.closed_at });
      expect(data.closed_at > late.again).toBe(true);
      const meanwhile = await checkOut(account.api, [only], -30, { occurred_at: inMinutes(-60) });
      expect(meanwhile.body.error?.code).toBe('item_checked_out');
    },
  );

  test('must also be before a checkout that is still out, if there was not enough of the stock', async () => {
    const { api } = account;
    const id = await newStock();
    const lines = [{ item_id: id, quantity: 5 }];
    const take = async (from: number, due: number) => {
      const body = { name: 'Part', lines, occurred_at: inMinutes(from), due_time: inMinutes(due) };
      return (await api.post('/v1/checkouts', body)).body.data;
    };
    const [first, second] = [await take(-120, 60), await take(-60, 60)];
    await api.post(`/v1/checkouts/${first.id}/checkin`, {});
    const late = await take(-300, -240);
    const path = `/v1/checkouts/${late.id}/checkin`;
    const tooLate = await api.post(path, { occurred_at: inMinutes(-10) });
    expect(tooLate.body.error?.fields.occurred_at).toEqual([
      expect.objectContaining({ code: 'too_late', item_id: id, checkout_id: second.id }),
    ]);
    expect((await api.post(path, {})).body.data.closed_at).toBe(second.checked_out_at);
  });

  test('names an item that was out again in a partial check-in, and returns the others', async () => {
    const { api } = account;
    const occurred_at = inMinutes(-1);
    const refused = (item_id: number) => [expect.objectContaining({ code: 'too_late', item_id })];
    const [again = 0, only = 0] = await newItems(api, 2);
    const { path } = await reportLate({ iid: [again, only] }, { iid: [again] });
    const one = await api.post(`${path}?partial=true`, { occurred_at });
    expect([one.status, one.body.meta.refused]).toEqual([201, refused(again)]);
    expect(itemOf(one.body.data, only)).toMatchObject({ checked_in_at: occurred_at });
    expect(itemOf(one.body.data, again)).toMatchObject({ checked_in_at: null });

    const [back = 0, other = 0, elsewhere = 0] = await newItems(api, 3);
    await reportLate({ iid: [back, other] }, { iid: [back] });
    await checkOut(api, [elsewhere], 60, { occurred_at: inMinutes(-30) });
    const body = { iid: [back, other, elsewhere], occurred_at };
    const many = await api.post('/v1/checkouts/checkin?partial=true', body);
    expect([many.status, many.body.meta.refused]).toEqual([201, refused(back)]);
    const returned = many.body.data.flatMap(({ checkins }: { checkins: { iid: number[] }[] }) =>
      checkins.flatMap(({ iid }) => iid),
    );
    expect(returned.sort()).toEqual([other, elsewhere].sort());
  });
});
