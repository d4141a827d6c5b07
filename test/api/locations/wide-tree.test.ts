import { beforeAll, expect, test } from 'vitest';
import { location } from '#shared/families/locations/record.ts';
import { toRow } from '#shared/records/row.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount } from '../../support/account.ts';
import type { Client } from '../../support/http.ts';

/** More locations than the service reads one by one. */
const shelves = 402;
const firstShelf = 11;
const firstBin = 1001;

let api: Client;

/** A store with so many shelves, each with a bin, and a yard. One item is in a bin, one in the yard. */
beforeAll(async () => {
  const account = await newAccount();
  ({ api } = account);
  const store = (await api.post('/v1/locations', { name: 'Store' })).body.data;
  await api.post('/v1/locations', { name: 'Yard' });
  const rowOf = (id: number, parent: number) => {
    const record = { ...location.defaults, ...store, id, name: `Place ${id}`, parent_id: parent };
    return toRow(location, rowKey.record(account.accountId, 'location', id), record);
  };
  const numbers = Array.from({ length: shelves }, (_, number) => number);
  await putRows(
    numbers.flatMap((number) => [
      rowOf(firstShelf + number, store.id),
      rowOf(firstBin + number, firstShelf + number),
    ]),
  );
  for (const location_id of [firstBin + 400, 2]) {
    await api.post('/v1/items', { name: 'Item', location_id });
  }
});

test('include_sublocations finds items below a location with very many sublocations', async () => {
  const { data, meta } = (await api.get('/v1/items?location_id=1&include_sublocations=true')).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([1]);
  expect(meta.pagination.total).toBe(1);
});

test('a location with very many sublocations cannot move below one of them', async () => {
  const { status, body } = await api.patch('/v1/locations/1', { parent_id: firstBin + 400 });
  expect([status, body.error.fields.parent_id[0].code]).toEqual([422, 'invalid_value']);
});

test('a location with very many sublocations cannot move where they would be too deep', async () => {
  const chain: number[] = [];
  for (let depth = 1; depth <= 8; depth += 1) {
    const above = { name: `Depth ${depth}`, parent_id: chain.at(-1) ?? null };
    chain.push((await api.post('/v1/locations', above)).body.data.id);
  }
  const parent = chain.at(-1);
  const { status } = await api.patch('/v1/locations/1', { parent_id: parent });
  expect(status).toBe(422);
  expect((await api.patch('/v1/locations/1', { parent_id: 2 })).status).toBe(200);
});
