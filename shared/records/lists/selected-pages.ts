import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { facetTotalOf, type LiveCounts, readCounts, totalOf } from '#shared/records/live-counts.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Resource } from '#shared/records/resource.ts';
import { toRow } from '#shared/records/row.ts';
import { type IndexName, indexAttributes } from '#shared/table/indexes.ts';
import { rowKey } from '#shared/table/rows.ts';
import { idKey } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import { cutPage } from './cursor.ts';
import type { Selection } from './filters.ts';
import { pageOfGroups } from './groups.ts';
import { placeById, readPlaces } from './keyed-page.ts';
import { isBehind, type PageWindow, reachOf, skipOf } from './page-window.ts';
import { type Page, pageByIndex, pageByScan } from './pages.ts';

/**
 * A page of what is selected. There are four ways to it, and the cheapest is taken: all records,
 * where many are selected and each shows whether it is; the groups of an index that hold exactly what
 * is selected, by id; the index of the order, of which what is not selected is passed over; or all
 * records that are selected, sorted.
 */
export async function pageOfSelection<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  window: PageWindow,
  selection: Selection<R>,
): Promise<Page<R>> {
  const { groups, facets, keep, holds, total: countSelected, ids: select } = selection;
  if (countSelected && holds && !keep) {
    const [total, counts] = await Promise.all([countSelected(), readCounts(call, resource.name)]);
    if (isScanCheaper(index, window, total, totalOf(counts))) {
      return { ...(await pageByScan(call, resource, index, window, holds)), total };
    }
  }
  if (groups && !keep) {
    const counts = facets ? await readCounts(call, resource.name) : [];
    if (index === undefined) return pageOfGroups(call, resource, window, groups, facets, counts);
    if (facets) {
      const total = facetTotalOf(counts, facets);
      const wanted = new Set<unknown>(facets);
      const isWanted = ({ facet }: { facet: unknown }) => wanted.has(facet);
      const page = await pageByWalk(call, resource, index, window, total, counts, isWanted);
      if (page) return page;
    }
  }
  const ids = [...new Set(await select())].sort((a, b) => a - b);
  const keyOf = (record: R) => sortKeyOf(resource, index, record);
  if (keep) return pageOfRecords(call, resource, keyOf, window, ids, keep);
  if (index === undefined) return pageOfIds(call, resource, ids, window);
  if (ids.length > fewSelected) {
    const counts = await readCounts(call, resource.name);
    const wanted = new Set(ids);
    const isWanted = ({ id }: { id: number }) => wanted.has(id);
    const page = await pageByWalk(call, resource, index, window, ids.length, counts, isWanted);
    if (page) return page;
  }
  return pageOfRecords(call, resource, keyOf, window, ids);
}

/** Whether reading all records up to the end of the page costs less than finding the selected ones. */
function isScanCheaper(
  index: IndexName | undefined,
  window: PageWindow,
  total: number,
  live: number,
): boolean {
  const recordUnits = index === undefined ? scannedUnits : readUnits;
  return (reachOf(window) * live * recordUnits) / total <= total * wordUnits;
}

/** What a record costs that is read beside its neighbours, one that is read alone, and a word's row. */
const scannedUnits = 0.3;
const readUnits = 0.5;
const wordUnits = 0.013;

/** So few are read at once, rather than counted first. */
const fewSelected = 200;
/** Entries of an index that cost as much as one record: some 100 bytes, where a record rounds to 4 KB. */
const entriesOfRecord = 40;

/**
 * A page by the index of its order, of which what is not wanted is passed over; undefined where it
 * costs less to read all that is selected.
 */
async function pageByWalk<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName,
  window: PageWindow,
  total: number,
  counts: LiveCounts,
  isWanted: (entry: { id: number; facet: unknown }) => boolean,
): Promise<Page<R> | undefined> {
  const share = total / Math.max(total, totalOf(counts));
  if (reachOf(window) / share >= total * entriesOfRecord) return undefined;
  return { ...(await pageByIndex(call, resource, index, window, { isWanted, share })), total };
}

/** Only the page itself is read: the rest of the selection is known by its ids. */
async function pageOfIds<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  ascending: readonly number[],
  window: PageWindow,
): Promise<Page<R>> {
  const ids = window.descending ? ascending.toReversed() : ascending;
  const places = ids.map(placeById).filter(({ key }) => isBehind(window, key));
  const rest = places.slice(skipOf(window));
  return { ...(await readPlaces(call, resource, rest, window.limit)), total: ids.length };
}

/** The records of these ids, as far as they are to be kept, sorted by a key that each has. */
export async function pageOfRecords<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  keyOf: (record: R) => string,
  window: PageWindow,
  ids: readonly number[],
  keep: (record: R) => boolean = () => true,
): Promise<Page<R>> {
  const records = (await findRecords(call, resource, ids)).filter(keep);
  const keyed = records.map((record) => ({ record, key: keyOf(record) }));
  const ascending = keyed.sort((a, b) => compareText(a.key, b.key));
  const ordered = window.descending ? ascending.toReversed() : ascending;
  const rest = ordered.filter(({ key }) => isBehind(window, key)).slice(skipOf(window));
  return { ...cutPage(rest, window.limit), total: records.length };
}

function sortKeyOf<R extends BaseRecord>(
  resource: Resource<R>,
  index: IndexName | undefined,
  record: R,
): string {
  if (index === undefined) return idKey(record.id);
  const row = toRow(resource, rowKey.record(0, resource.name, record.id), record);
  return String(row[indexAttributes[index]]);
}
