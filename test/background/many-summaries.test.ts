import { expect, onTestFinished, test, vi } from 'vitest';
import { updateSummaries } from '#shared/background/update-summaries.ts';
import { client } from '#shared/table/client.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../support/account.ts';
import { newStock, reserveLine } from '../support/bookings.ts';
import type { Client } from '../support/http.ts';

/** More than one call reads. */
const reservations = 104;

/** A stock item that so many reservations name, and its rows before and after it was renamed. */
async function arrange() {
  const { accountId, api } = await newAccount();
  const id = await newStock(api, 10);
  for (let place = 0; place < reservations; place += 1) {
    await reserveLine(api, [id, 1], 60 + 10 * place, 70 + 10 * place);
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
async function callsOf(work: () => Promise<void> | undefined): Promise<number> {
  const sending = vi.spyOn(client(), 'send');
  onTestFinished(() => sending.mockRestore());
  await work();
  return sending.mock.calls.length;
}

test('a new name of an item comes into many records, and a repetition passes over those that have it', async () => {
  const { api, update } = await arrange();
  await update();
  expect(await namesIn(api)).toEqual(Array.from({ length: reservations }, () => 'Renamed'));
  expect(await callsOf(update)).toBeLessThan(10);
});
