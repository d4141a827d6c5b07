import type { BatchGetItemCommandInput } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { restoreItem } from '#shared/families/reservations/restore-item.ts';
import { client } from '#shared/table/client.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../../support/account.ts';
import { newStock, reserveLine } from '../../support/bookings.ts';

/** The sort keys of the rows of a partition that the store is asked for from now on. */
function keysAskedFor(pk: string): () => unknown[] {
  const sending = vi.spyOn(client(), 'send');
  onTestFinished(() => sending.mockRestore());
  return () =>
    sending.mock.calls.flatMap(([{ input }]) => {
      // Casts: other commands have no `RequestItems` with keys.
      const { RequestItems = {} } = input as Partial<BatchGetItemCommandInput>;
      const keys = Object.values(RequestItems).flatMap(({ Keys = [] }) => Keys);
      return keys.filter((key) => key.pk?.S === pk).map((key) => key.sk?.S);
    });
}

test('a stock is restored without a look at its reservations that are over', async () => {
  const { accountId, api } = await newAccount();
  const id = await newStock(api, 10);
  for (const number of [1, 2, 3]) {
    await reserveLine(api, [id, 1], 60 * number, 60 * number + 30);
    await api.post(`/v1/reservations/${number}/complete`, { complete_as: 'cancelled' });
  }
  await api.delete(`/v1/items/${id}`);
  const { pk } = rowKey.record(accountId, 'reservation', 1);
  const askedFor = keysAskedFor(pk);
  await restoreItem(operatorCall(accountId), id);
  expect(askedFor()).toEqual([]);
  expect((await api.get(`/v1/items/${id}`)).body.data).toMatchObject({ quantity_available: 10 });
});
