import type { Call } from '#shared/call.ts';
import { facetTotalOf, type LiveCounts, readCounts, totalOf } from '#shared/records/live-counts.ts';
import { findRecords } from '#shared/records/read.ts';
import { toRow } from '#shared/records/row.ts';
import { type IndexName, indexAttributes } from '#shared/resources/indexes.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { idKey, idOf } from '#shared/resources/sort-key.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { countRows, queryRows } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import { compareText } from '#shared/text.ts';
import { cutPage } from './cursor.ts';
import type { Groups, Selection } from './filters.ts';
import { type Page, type PageWindow, pageByIndex, pageByScan, reachOf } from './pages.ts';

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

/** The groups have their ids in order: each is read as far as the page may reach into it. */
async function pageOfGroups<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  { after, offset, limit, descending }: PageWindow,
  { index, prefixes, unordered = [] }: Groups,
  facets: readonly string[] | undefined,
  counts: LiveCounts,
): Promise<Page<R>> {
  const pk = partition.records(call.caller.accountId, resource.name);
  const skip = after === undefined ? offset : 0;
  const query = (prefix: string | number) => {
    const begin = `${prefix}#`;
    const behind = after === undefined ? undefined : begin + after;
    const range =
      behind === undefined
        ? { beginsWith: begin }
        : descending
          ? { from: begin, before: `${begin}${idKey(idOf(after) - 1)}\u0000` }
          : { after: behind, before: `${begin}\u{10ffff}` };
    if (unordered.includes(prefix)) return queryRows({ pk, index, range: { beginsWith: begin } });
    return queryRows({ pk, index, range, descending, limit: skip + limit + 1 });
  };
  const counting = facets
    ? [facetTotalOf(counts, facets)]
    : prefixes.map((prefix) => countRows({ pk, index, range: { beginsWith: `${prefix}#` } }));
  const [groups, totals] = await Promise.all([
    Promise.all(prefixes.map(query)),
    Promise.all(counting),
  ]);
  const ids = groups
    .flat()
    .map((row) => idOf(row.sk))
    .filter((id) => after === undefined || (descending ? id < idOf(after) : id > idOf(after)))
    .sort((a, b) => (descending ? b - a : a - b))
    .slice(skip);
  const total = totals.reduce((sum, count) => sum + count, 0);
  return { ...(await readPage(call, resource, ids, limit)), total };
}

/** The records of the first ids. */
async function readPage<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  ids: readonly number[],
  limit: number,
): Promise<Omit<Page<R>, 'total'>> {
  return readKeyed(
    call,
    resource,
    ids.map((id) => ({ id, key: idKey(id) })),
    limit,
  );
}

/** The records of the first of some places in a list. */
export async function readKeyed<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  places: readonly { id: number; key: string }[],
  limit: number,
): Promise<Omit<Page<R>, 'total'>> {
  const { entries, lastKey } = cutPage(places, limit);
  const records = await findRecords(
    call,
    resource,
    entries.map(({ id }) => id),
  );
  const found = new Map(records.map((record) => [record.id, record]));
  const shown = entries.flatMap(({ id, key }) => {
    const record = found.get(id);
    return record ? [{ record, key }] : [];
  });
  return { entries: shown, lastKey };
}

/** Only the page itself is read: the rest of the selection is known by its ids. */
async function pageOfIds<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  ascending: readonly number[],
  { after, offset, limit, descending }: PageWindow,
): Promise<Page<R>> {
  const ids = descending ? ascending.toReversed() : ascending;
  const isBehind = (id: number) => (descending ? id < idOf(after) : id > idOf(after));
  const rest = after === undefined ? ids.slice(offset) : ids.filter(isBehind);
  return { ...(await readPage(call, resource, rest, limit)), total: ids.length };
}

/** The records of these ids, as far as they are to be kept, sorted by a key that each has. */
export async function pageOfRecords<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  keyOf: (record: R) => string,
  { after, offset, limit, descending }: PageWindow,
  ids: readonly number[],
  keep: (record: R) => boolean = () => true,
): Promise<Page<R>> {
  const records = (await findRecords(call, resource, ids)).filter(keep);
  const keyed = records.map((record) => ({ record, key: keyOf(record) }));
  const ascending = keyed.sort((a, b) => compareText(a.key, b.key));
  const ordered = descending ? ascending.toReversed() : ascending;
  const isBehind = (key: string, mark: string) =>
    descending ? compareText(key, mark) < 0 : compareText(key, mark) > 0;
  const rest =
    after === undefined ? ordered.slice(offset) : ordered.filter(({ key }) => isBehind(key, after));
  return { ...cutPage(rest, limit), total: records.length };
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
