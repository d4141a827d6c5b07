import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reindexTable } from '#infra/ops/reindex.ts';
import { tableName } from '#shared/config.ts';
import { CheckoutQuery } from '#shared/families/checkouts/fields.ts';
import { listCheckouts } from '#shared/families/checkouts/list.ts';
import { listItems } from '#shared/families/items/operations.ts';
import { ItemQuery } from '#shared/families/items/queries.ts';
import { createReservation } from '#shared/families/reservations/operations.ts';
import { ReservationCreate } from '#shared/families/reservations/request-fields.ts';
import type { Attributes } from '#shared/table/attributes.ts';
import { client } from '#shared/table/client.ts';
import { callIn, useOwnTable } from '../support/own-table.ts';

/**
 * The rows of an account as format 1 stored them: a depot, a customer, two lamps and a stand, of which one
 * is reserved, one is out, and one has an issue. They stay as they are: what a release stored, later
 * ones read.
 */
const rows: Attributes[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'stored-rows.json'), 'utf8'),
);
/** Rows in one BatchWriteItem (AWS limit). */
const batchSize = 25;
const call = () => callIn(7, Date.parse('2026-11-21T08:00:00Z'));

beforeEach(async () => {
  await useOwnTable();
  // Not with the code that writes rows today, which may use a later format.
  for (let start = 0; start < rows.length; start += batchSize) {
    const requests = rows.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } }));
    await client().send(new BatchWriteItemCommand({ RequestItems: { [tableName()]: requests } }));
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const items = async (query: object) =>
  (await listItems(call(), ItemQuery.parse(query))).data.map(({ id }) => id);

test.each([
  ['words', { q: 'lamp' }, [1, 2]],
  ['values', { type: 'lighting' }, [1, 2, 3]],
  ['location', { location_id: '1' }, [1, 2, 3]],
  ['state', { display: 'inoperative' }, [3]],
  ['name', { order: '-name' }, [3, 1, 2]],
])('stored items are found by %s', async (_by, query, ids) => {
  expect(await items(query)).toEqual(ids);
});

test('a stored reservation refuses another one at the same time', async () => {
  const body = { name: 'Other', iid: [1], start_time: '2026-12-02T08:00:00Z' };
  const window = { end_time: '2026-12-05T08:00:00Z' };
  const reserve = () =>
    createReservation(call(), ReservationCreate.schema.parse({ ...body, ...window }), false);
  await expect(reserve()).rejects.toMatchObject({ code: 'item_reserved' });
});

test('a stored checkout is listed with its items and its contact', async () => {
  const { data } = await listCheckouts(call(), CheckoutQuery.parse({ contact_id: '1' }));
  expect(data).toMatchObject([{ name: 'Rehearsal', iid: [2], contact: { name: 'Northlight' } }]);
});

test('a reindex rewrites none of the stored rows', async () => {
  const unchanged = { records: 0, terms_added: 0, terms_removed: 0, facets: 0 };
  expect(await reindexTable(10_000)).toMatchObject({ rows: rows.length, ...unchanged });
});
