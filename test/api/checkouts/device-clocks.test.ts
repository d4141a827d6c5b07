import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

describe('of a stock no more is out at once than there is', () => {
  const five = async () => {
    const { body } = await account.api.post('/v1/items', {
      ...{ name: 'Cable', inventory_enabled: true, inventory_quantity: 5 },
    });
    return { item_id: Number(body.data.id), quantity: 5 };
  };
  const takeOut = (line: object, due: number, occurred?: number) =>
    account.api.post('/v1/checkouts', {
      ...{ name: 'Gig', lines: [line], due_time: inMinutes(due) },
      ...(occurred === undefined ? {} : { occurred_at: inMinutes(occurred) }),
    });
  const expectShort = ({ status, body }: Awaited<ReturnType<typeof takeOut>>) =>
    expect([status, body.error?.code]).toEqual([422, 'insufficient_inventory']);

  test.each([
    ['overdue', -60, -1440],
    ['due before that', 2, -10],
  ])('by a clock that is ahead, where it is %s', async (_what, due, occurred) => {
    const line = await five();
    expect((await takeOut(line, due, occurred)).status).toBe(201);
    expectShort(await takeOut(line, 60, 4));
  });

  test('by a report of what is overdue by now, beside what went out by a clock that is ahead', async () => {
    const line = await five();
    expect((await takeOut(line, 60, 2)).status).toBe(201);
    expectShort(await takeOut(line, -1200, -1440));
  });

  test('by a report of what is overdue by now, in the second in which it goes out', async () => {
    for (let round = 0; round < 5; round += 1) {
      const line = await five();
      const answers = await Promise.all([takeOut(line, 60), takeOut(line, -1200, -1440)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    }
  });
});

test('by a clock that is ahead, items go out after a reservation that ends until then', async () => {
  const [id = 0] = await newItems(account.api, 1);
  await reserve(account.api, [id], -10, 2);
  expect((await checkOut(account.api, [id])).body.error.code).toBe('item_reserved');
  expect((await checkOut(account.api, [id], 60, { occurred_at: inMinutes(4) })).status).toBe(201);
});

test('what went out by a clock that is ahead came back no earlier', async () => {
  const [id = 0] = await newItems(account.api, 1);
  const occurred_at = inMinutes(4);
  const { body } = await checkOut(account.api, [id], 60, { occurred_at });
  await account.api.post(`/v1/checkouts/${body.data.id}/checkin`, {});
  const { data } = (await account.api.get(`/v1/checkouts/${body.data.id}`)).body;
  expect(data).toMatchObject({ checked_out_at: occurred_at, closed_at: occurred_at });
  expect(data.items[0].checked_in_at).toBe(occurred_at);
  const window = `from=${inMinutes(-60)}&to=${inMinutes(60)}`;
  const calendar = await account.api.get(`/v1/items/${id}/calendar?${window}`);
  expect(calendar.body.data).toMatchObject([{ start_time: occurred_at, end_time: occurred_at }]);
});
