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
import type { Groups, Selection } from './filters.ts';
import { type Entry, type Page, type PageWindow, pageByIndex, pageOfKept } from './pages.ts';

/**
 * A page of what is selected. There are three ways to it, and the cheapest is taken: the groups of an
 * index that hold exactly what is selected, by id; the index of the order, of which what is not
 * selected is passed over; or all records that are selected, sorted.
 */
export async function pageOfSelection<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  window: PageWindow,
  selection: Selection<R>,
): Promise<Page<R>> {
  const { groups, facets, keep, total, ids: select } = selection;
  if (total && keep) {
    const page = await pageByScan(call, resource, index, window, keep, await total());
    if (page) return page;
  }
  if (groups && !keep) {
    const counts = facets ? await readCounts(call, resource.name) : [];
    if (index === undefined) return pageOfGroups(call, resource, window, groups, facets, counts);
    if (facets) {
      const total = facetTotalOf(counts, facets);
      const share = total / totalOf(counts);
      if (isWalkCheaper(window, total, share)) {
        const isWanted = ({ facet }: { facet: unknown }) => facets.some((one) => one === facet);
        const page = await pageByIndex(call, resource, index, window, { isWanted, share });
        return { ...page, total };
      }
    }
  }
  const ids = [...new Set(await select())].sort((a, b) => a - b);
  if (keep && !total) return pageOfRecords(call, resource, index, window, ids, keep);
  if (index === undefined) return pageOfIds(call, resource, ids, window);
  if (ids.length > fewSelected) {
    const counts = await readCounts(call, resource.name);
    const share = ids.length / Math.max(ids.length, totalOf(counts));
    if (isWalkCheaper(window, ids.length, share)) {
      const wanted = new Set(ids);
      const isWanted = ({ id }: { id: number }) => wanted.has(id);
      const page = await pageByIndex(call, resource, index, window, { isWanted, share });
      return { ...page, total: ids.length };
    }
  }
  return pageOfRecords(call, resource, index, window, ids);
}

/**
 * Reads all records in their order up to the end of the page, and keeps what is selected; undefined
 * where finding what is selected costs less.
 */
async function pageByScan<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  window: PageWindow,
  keep: (record: R) => boolean,
  total: number,
): Promise<Page<R> | undefined> {
  const live = totalOf(await readCounts(call, resource.name));
  const { after, offset, limit } = window;
  const needed = (after === undefined ? offset : 0) + limit + 1;
  const recordUnits = index === undefined ? scannedUnits : readUnits;
  if ((needed * live * recordUnits) / total > total * wordUnits) return undefined;
  return { ...(await pageOfKept(call, resource, index, window, keep)), total };
}

/** What a record costs that is read beside its neighbours, one that is read alone, and a word's row. */
const scannedUnits = 0.3;
const readUnits = 0.5;
const wordUnits = 0.013;

/** So few are read at once, rather than counted first. */
const fewSelected = 200;
/** Entries of an index that cost as much as one record: some 100 bytes, where a record rounds to 4 KB. */
const entriesOfRecord = 40;

/** Whether reading an index up to the page costs less than reading all that is selected. */
function isWalkCheaper({ after, offset, limit }: PageWindow, total: number, share: number) {
  const walked = ((after === undefined ? offset : 0) + limit + 1) / share;
  return walked < total * entriesOfRecord;
}

/** The groups have their ids in order: each is read as far as the page may reach into it. */
async function pageOfGroups<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  { after, offset, limit, descending }: PageWindow,
  { index, prefixes }: Groups,
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
    .sort((a, b) => (descending ? b - a : a - b))
    .slice(skip);
  const records = await findRecords(call, resource, ids.slice(0, limit));
  return {
    entries: records.map(entryById),
    total: totals.reduce((sum, total) => sum + total, 0),
    isLast: ids.length <= limit,
  };
}

function entryById<R extends BaseRecord>(record: R): Entry<R> {
  return { record, key: idKey(record.id) };
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
  const records = await findRecords(call, resource, rest.slice(0, limit));
  return {
    entries: records.map(entryById),
    total: ids.length,
    isLast: rest.length <= limit,
  };
}

async function pageOfRecords<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  { after, offset, limit, descending }: PageWindow,
  ids: readonly number[],
  keep: (record: R) => boolean = () => true,
): Promise<Page<R>> {
  const records = (await findRecords(call, resource, ids)).filter(keep);
  const keyed = records.map((record) => ({ record, key: sortKeyOf(resource, index, record) }));
  const ascending = keyed.sort((a, b) => compareText(a.key, b.key));
  const ordered = descending ? ascending.toReversed() : ascending;
  const isBehind = (key: string, mark: string) =>
    descending ? compareText(key, mark) < 0 : compareText(key, mark) > 0;
  const rest =
    after === undefined ? ordered.slice(offset) : ordered.filter(({ key }) => isBehind(key, after));
  return { entries: rest.slice(0, limit), total: records.length, isLast: rest.length <= limit };
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
