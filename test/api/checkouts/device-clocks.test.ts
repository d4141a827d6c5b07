import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

describe('no more of a stock is checked out at once than it has', () => {
  const newLineOfFive = async () => {
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
  ])(
    'with a clock that is ahead, if the checkout before it is %s',
    async (_what, due, occurred) => {
      const line = await newLineOfFive();
      expect((await takeOut(line, due, occurred)).status).toBe(201);
      expectShort(await takeOut(line, 60, 4));
    },
  );

  test('with a late report of an overdue checkout, after a checkout with a clock that is ahead', async () => {
    const line = await newLineOfFive();
    expect((await takeOut(line, 60, 2)).status).toBe(201);
    expectShort(await takeOut(line, -1200, -1440));
  });

  test('with a late report of an overdue checkout and another checkout at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const line = await newLineOfFive();
      const answers = await Promise.all([takeOut(line, 60), takeOut(line, -1200, -1440)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    }
  });
});

test('a checkout with a clock that is ahead may start after a reservation that ends before it', async () => {
  const [id = 0] = await newItems(account.api, 1);
  await reserve(account.api, [id], -10, 2);
  expect((await checkOut(account.api, [id])).body.error.code).toBe('item_reserved');
  expect((await checkOut(account.api, [id], 60, { occurred_at: inMinutes(4) })).status).toBe(201);
});

test('a check-in after a checkout with a clock that is ahead is not earlier than the checkout', async () => {
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
