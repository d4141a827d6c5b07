import type { BatchGetItemCommandInput } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { restoreItem } from '#shared/families/reservations/restore-item.ts';
import { client } from '#shared/table/client.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../../support/account.ts';
import { newStock, reserveLine } from '../../support/bookings.ts';

/** Records the sort keys of all rows that are read from a partition by key from now on. */
function recordReadKeys(pk: string): () => unknown[] {
  const send = vi.spyOn(client(), 'send');
  onTestFinished(() => send.mockRestore());
  return () =>
    send.mock.calls.flatMap(([{ input }]) => {
      // Casts: other commands have no `RequestItems` with keys.
      const { RequestItems = {} } = input as Partial<BatchGetItemCommandInput>;
      const keys = Object.values(RequestItems).flatMap(({ Keys = [] }) => Keys);
      return keys.filter((key) => key.pk?.S === pk).map((key) => key.sk?.S);
    });
}

test('restoring a stock does not read its completed reservations', async () => {
  const { accountId, api } = await newAccount();
  const id = await newStock(api, 10);
  for (const number of [1, 2, 3]) {
    await reserveLine(api, [id, 1], 60 * number, 60 * number + 30);
    await api.post(`/v1/reservations/${number}/complete`, { complete_as: 'cancelled' });
  }
  await api.delete(`/v1/items/${id}`);
  const { pk } = rowKey.record(accountId, 'reservation', 1);
  const readKeys = recordReadKeys(pk);
  await restoreItem(operatorCall(accountId), id);
  expect(readKeys()).toEqual([]);
  expect((await api.get(`/v1/items/${id}`)).body.data).toMatchObject({ quantity_available: 10 });
});
