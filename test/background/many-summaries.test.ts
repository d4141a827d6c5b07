import { expect, onTestFinished, test, vi } from 'vitest';
import { updateSummaries } from '#shared/background/update-summaries.ts';
import { client } from '#shared/table/client.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../support/account.ts';
import { newStock, reserveLine } from '../support/bookings.ts';
import type { Client } from '../support/http.ts';

/** More than one call to the store can read. */
const reservations = 104;

/** A stock item that so many reservations name, and its rows before and after it was renamed. */
async function arrange() {
  const { accountId, api } = await newAccount();
  const id = await newStock(api, 10);
  for (let index = 0; index < reservations; index += 1) {
    await reserveLine(api, [id, 1], 60 + 10 * index, 70 + 10 * index);
  }
  const rowOf = () => findRow(rowKey.record(accountId, 'item', id), { consistent: true });
  const before = await rowOf();
  await api.patch(`/v1/items/${id}`, { name: 'Renamed' });
  const change = { before, after: await rowOf() };
  return { api, update: () => updateSummaries(change, Date.now())?.() };
}

const namesIn = async (api: Client) => {
  const { data } = (await api.get('/v1/reservations?limit=200')).body;
  return data.map(({ lines: [line] }: { lines: { item: { name: string } }[] }) => line?.item.name);
};

/** How many calls of the store something takes. */
async function countCalls(work: () => Promise<void> | undefined): Promise<number> {
  const send = vi.spyOn(client(), 'send');
  onTestFinished(() => send.mockRestore());
  await work();
  return send.mock.calls.length;
}

test('a new name of an item is copied into many records, and a repeated update skips those that have it', async () => {
  const { api, update } = await arrange();
  await update();
  expect(await namesIn(api)).toEqual(Array.from({ length: reservations }, () => 'Renamed'));
  expect(await countCalls(update)).toBeLessThan(10);
});
