import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reindexTable } from '#infra/ops/reindex.ts';
import { walkTable } from '#shared/background/walk-table.ts';
import { IssueCreate } from '#shared/families/issues/fields.ts';
import { createIssue } from '#shared/families/issues/operations.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import {
  createItem,
  listItems,
  removeItem,
  updateItem,
} from '#shared/families/items/operations.ts';
import { ItemQuery } from '#shared/families/items/queries.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { facetChange, readLiveIds } from '#shared/records/live-ids.ts';
import { packTerm } from '#shared/records/pack-terms.ts';
import { packIds } from '#shared/records/packed-ids.ts';
import { withCounters } from '#shared/records/transaction.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { transact, updateRow } from '#shared/table/write.ts';
import { deleteRows, putRows } from '#shared/table/write-batches.ts';
import { allRows, callIn, useOwnTable } from '../support/own-table.ts';
import { refusal } from './cli.ts';

const account = 7;

beforeEach(useOwnTable);
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a reindex corrects records with outdated keys, terms and facets', async () => {
  const [lamp, stand] = [await newItem('Red lamp'), await newItem('Steel stand')];
  await removeItem(callIn(account), await newItem('Lost cable'));
  // The terms of the deleted item. No background function removes them, since none reads this table.
  expect(await reindexTable(10_000)).toMatchObject({ records: 0, terms_removed: 2 });
  const before = await allRows();
  const term = (word: string, id: number) => {
    const row = before.find(({ sk }) => sk === rowKey.term(account, 'item', word, id).sk);
    if (!row) throw new Error(`Nothing has the word ${word}.`);
    return row;
  };
  const record = before.find(({ pk, id }) => pk === `A#${account}#item` && id === lamp);
  const { format: _format, gsi1sk: _sort, ...older } = record as Row;
  const stale = rowKey.term(account, 'item', 'blue', lamp);
  const elsewhere = { ...term('steel', stand), pk: `A#${account}#item#term#former` };
  const counts = before.filter(({ entity }) => entity === 'count' || entity === 'total');
  await deleteRows([term('lamp', lamp), term('steel', stand)]);
  await putRows([older, { ...stale, version: 1 }, elsewhere, ...counts.map(asOtherFacet)]);

  const report = await reindexTable(10_000);
  expect(report).toMatchObject({ records: 1, terms_added: 2, terms_removed: 2, facets: 2 });
  expect((await allRows()).map(comparable)).toEqual(before.map(comparable));
  const again = await reindexTable(10_000);
  expect(again).toMatchObject({ records: 0, terms_added: 0, terms_removed: 0, facets: 0 });
});

test('a reindex removes packed ids of items without the value, and counts the others as terms', async () => {
  const [lamp, cable, stand] = [
    await newItem('Red lamp', { type: 'light' }),
    await newItem('Lost cable', { type: 'light' }),
    await newItem('Steel stand'),
  ];
  const term = equalityTerm('type', 'light');
  await packTerm({ account, resource: 'item', term }, 1);
  await removeItem(callIn(account), cable);
  const [packed] = (await allRows()).filter(({ entity }) => entity === 'packed');
  if (!packed) throw new Error('Nothing is packed.');
  const all = packIds(packed.sk, new IdSet([lamp, cable, stand]));
  await putRows([{ ...packed, ids: all }]);
  const report = await reindexTable(10_000);
  // The three words of the cable, and the packed ids of the cable and of the stand.
  expect(report).toMatchObject({ terms_added: 0, terms_removed: 5 });
  const found = async () =>
    (await listItems(callIn(account), ItemQuery.parse({ type: 'light' }))).data.map(({ id }) => id);
  expect(await found()).toEqual([lamp]);
  await putRows([{ ...rowKey.term(account, 'item', term, lamp), version: 1, removed: true }]);
  expect(await found()).toEqual([]);
  expect(await reindexTable(10_000)).toMatchObject({ terms_added: 1, terms_removed: 0 });
  expect(await found()).toEqual([lamp]);
});

test('an item is no longer found by a value that it lost, packed or not', async () => {
  const item = await newItem('Red lamp', { type: 'light' });
  const term = equalityTerm('type', 'light');
  await packTerm({ account, resource: 'item', term }, 1);
  await updateItem(callIn(account), item, { type: 'stand' });
  const lost = { ...rowKey.term(account, 'item', term, item), version: 2 };
  await putRows([lost]);
  expect(await reindexTable(10_000)).toMatchObject({ terms_removed: 2 });
  const { data } = await listItems(callIn(account), ItemQuery.parse({ type: 'light' }));
  expect(data).toEqual([]);
});

test('a reindex leaves alone the bits that a large write put into shared rows', async () => {
  const iid: number[] = [];
  for (let range = 0; range < 2; range += 1) {
    const key = rowKey.sequence(account, 'item');
    await updateRow({ kind: 'update', key, set: { last: range * 7_680 } });
    const names = Array.from({ length: 20 }, (_, index) => `Lamp ${range}.${index}`);
    iid.push(...(await newItems(...names)));
  }
  const fields = { name: 'Safety check', iid, autochange_condition: true };
  await createIssue(callIn(account), IssueCreate.schema.parse(fields));
  expect(await reindexTable(10_000)).toMatchObject({ records: 0, facets: 0 });
});

test('a reindex moves shared bits to their own rows before a shared number is full', async () => {
  const id = 953;
  const own = (facet: string, sign: 1 | -1) => facetChange(account, 'item', id, facet, sign);
  const shared = (facet: string, sign: 1 | -1) =>
    own(facet, sign).map(({ shared: sharedKey, ...counter }) => ({ ...counter, ...sharedKey }));
  await transact(withCounters({ counters: own('operative', 1) }));
  // A number of 38 digits has no space for 150 of its highest bits.
  for (let turn = 0; turn < 160; turn += 1) {
    await transact(withCounters({ counters: [...shared('operative', -1), ...shared('lost', 1)] }));
    if (turn % 40 === 0) await reindexTable(10_000);
    await transact(withCounters({ counters: [...own('lost', -1), ...own('operative', 1)] }));
  }
  expect([...(await readLiveIds(callIn(account), 'item', ['operative']))]).toEqual([id]);
  expect([...(await readLiveIds(callIn(account), 'item', ['lost']))]).toEqual([]);
});

test('a run that was stopped is resumed', async () => {
  await newItems('Red lamp', 'Steel stand');
  const rows = await allRows();
  const after = { pk: String(rows[0]?.pk), sk: String(rows[0]?.sk) };
  await putRows([{ ...rowKey.walkProgress('reindex'), after }]);
  const report = await reindexTable(10_000);
  expect(report.resumed).toBe(true);
  const { resumed } = await reindexTable(10_000);
  expect(resumed).toBe(false);
});

test('a run from the start that stops at once is not continued where an earlier one stopped', async () => {
  await newItems('Red lamp', 'Steel stand');
  const rows = await allRows();
  const after = { pk: String(rows.at(-1)?.pk), sk: String(rows.at(-1)?.sk) };
  await putRows([{ ...rowKey.walkProgress('reindex'), after }]);
  const visit = () => Promise.reject(new Error('stopped'));
  const walk = { name: 'reindex', rate: 10_000, fromStart: true, kinds: [], visit };
  await expect(walkTable(walk)).rejects.toThrow('stopped');
  expect(await reindexTable(10_000)).toMatchObject({ resumed: false, rows: rows.length });
});

test('an item that is written during a reindex is found by its last values', async () => {
  const ids = await newItems(...Array.from({ length: 20 }, (_, index) => `Lamp ${index}`));
  const writing = (async () => {
    for (const id of ids) {
      await updateItem(callIn(account), id, { name: `Stand ${id}` });
    }
  })();
  await Promise.all([writing, reindexTable(10_000), reindexTable(10_000)]);
  const found = async (q: string) =>
    (await listItems(callIn(account), itemsWith(q))).data.map(({ id }) => id);
  expect((await found('stand')).toSorted((a, b) => a - b)).toEqual(ids);
  expect(await found('lamp')).toEqual([]);
});

test('a rate of zero rows is refused', async () => {
  expect(await refusal('reindex', '--rate', '0')).toContain('at least 1');
});

async function newItem(name: string, fields: object = {}): Promise<number> {
  const { data } = await createItem(callIn(account), ItemCreate.schema.parse({ name, ...fields }));
  return data.id;
}

async function newItems(...names: string[]): Promise<number[]> {
  const ids = [];
  for (const name of names) ids.push(await newItem(name));
  return ids;
}

const itemsWith = (q: string) => ItemQuery.parse({ q, limit: '100' });

/** A row without its zero counts, which mean the same as none, and without the version of a term. */
function comparable({ version, ...row }: Row): object {
  const content = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0));
  return row.entity === 'term' ? content : { ...content, version };
}

/** The bits and totals of a facet, under the name of a facet that no record has. */
function asOtherFacet(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/^(\d+)_.*/, '$1_former'), value]),
  ) as Row;
}
