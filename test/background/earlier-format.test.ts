import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocationCreate } from '#shared/families/locations/fields.ts';
import { createLocation } from '#shared/families/locations/operations.ts';
import { location } from '#shared/families/locations/record.ts';
import { kindOf } from '#shared/records/kind.ts';
import { findRecords, readLinked } from '#shared/records/read.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { callIn, useOwnTable } from '../support/own-table.ts';

const account = 7;

/** Locations of a release in which the address has become the city. */
const next: typeof location = {
  ...location,
  earlierFormats: [({ address, ...content }) => ({ city: address, ...content })],
};

beforeEach(useOwnTable);
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a row of the previous format is read as one of the current format', async () => {
  const id = await newLocation({ name: 'Depot', address: 'Ghent' });
  const [read] = await findRecords(callIn(account), next, [id]);
  expect(read).toMatchObject({ name: 'Depot', city: 'Ghent', address: null, version: 1 });
  expect(await storedRow(id)).toMatchObject({ address: 'Ghent', format: 1 });
});

test('a row of the previous format is rewritten before a write changes parts of it', async () => {
  const id = await newLocation({ name: 'Depot', address: 'Ghent' });
  const [read] = await readLinked(callIn(account), next, [id]);
  expect(read).toMatchObject({ city: 'Ghent', address: null, version: 1 });
  const row = await storedRow(id);
  expect(row).toMatchObject({ city: 'Ghent', format: 2, version: 1 });
  expect(row).not.toHaveProperty('address');
});

test('the previous release reads what the next one has written', async () => {
  const id = await newLocation({ name: 'Depot', address: 'Ghent' });
  await kindOf(next).rewrite(await storedRow(id));
  const [read] = await readLinked(callIn(account), location, [id]);
  expect(read).toMatchObject({ name: 'Depot', city: 'Ghent', version: 1 });
  expect(await storedRow(id)).toMatchObject({ format: 2 });
});

test('a rewrite keeps a counter that has changed since the row was read', async () => {
  const id = await newLocation({ name: 'Depot', address: 'Ghent' });
  const counted = { ...location, defaults: { ...location.defaults, uses: 0 } };
  await putRows([{ ...(await storedRow(id)), uses: 0, gsi1_key: 'former' }]);
  const read = await storedRow(id);
  await putRows([{ ...read, uses: 1 }]);
  expect(await kindOf(counted).rewrite(read)).toMatchObject({ uses: 1 });
  expect((await storedRow(id)).gsi1_key).not.toBe('former');
});

test('the previous release does not rewrite what the next one has written', async () => {
  const id = await newLocation({ name: 'Depot', address: 'Ghent' });
  await kindOf(next).rewrite(await storedRow(id));
  expect(await kindOf(location).rewrite(await storedRow(id))).toBeUndefined();
});

test('a rewritten row is written once', async () => {
  const id = await newLocation({ name: 'Depot', address: 'Ghent' });
  const { rewrite } = kindOf(next);
  expect(await rewrite(await storedRow(id))).toMatchObject({ format: 2 });
  expect(await rewrite(await storedRow(id))).toBeUndefined();
});

async function newLocation(fields: object): Promise<number> {
  const { data } = await createLocation(callIn(account), LocationCreate.schema.parse(fields));
  return data.id;
}

async function storedRow(id: number): Promise<Row> {
  const row = await findRow(rowKey.record(account, 'location', id), { consistent: true });
  if (!row) throw new Error('The row is gone.');
  return row;
}
