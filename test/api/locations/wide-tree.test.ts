import { beforeAll, expect, test } from 'vitest';
import { location } from '#shared/families/locations/record.ts';
import { toRow } from '#shared/records/row.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount } from '../../support/account.ts';
import type { Client } from '../../support/http.ts';

/** More than are looked at one by one. */
const shelves = 402;
const firstShelf = 11;
const firstBin = 1001;

let api: Client;

/** A store with so many shelves, each with a bin, and beside it a yard; an item in a bin, and one in the yard. */
beforeAll(async () => {
  const account = await newAccount();
  ({ api } = account);
  const store = (await api.post('/v1/locations', { name: 'Store' })).body.data;
  await api.post('/v1/locations', { name: 'Yard' });
  const place = (id: number, parent: number) => {
    const record = { ...location.defaults, ...store, id, name: `Place ${id}`, parent_id: parent };
    return toRow(location, rowKey.record(account.accountId, 'location', id), record);
  };
  const numbers = Array.from({ length: shelves }, (_, number) => number);
  await putRows(
    numbers.flatMap((number) => [
      place(firstShelf + number, store.id),
      place(firstBin + number, firstShelf + number),
    ]),
  );
  for (const location_id of [firstBin + 400, 2]) {
    await api.post('/v1/items', { name: 'Item', location_id });
  }
});

test('what is anywhere below a location with very many others is found', async () => {
  const { data, meta } = (await api.get('/v1/items?location_id=1&include_sublocations=true')).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([1]);
  expect(meta.pagination.total).toBe(1);
});

test('a location does not move below one of very many that are below it', async () => {
  const { status, body } = await api.patch('/v1/locations/1', { parent_id: firstBin + 400 });
  expect([status, body.error.fields.parent_id[0].code]).toEqual([422, 'invalid_value']);
});

test('the depth of very many locations counts when they move', async () => {
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
