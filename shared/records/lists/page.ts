import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { idAt, readCounts, totalOf } from '#shared/records/live-counts.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { SortField } from '#shared/table/indexes.ts';
import { batchRows } from '#shared/table/read.ts';
import { idKey } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import { cutPage } from './cursor.ts';
import type { Selection } from './filters.ts';
import { type Order, orderBy, type Place, placesIn } from './order.ts';
import { isBehind, type PageWindow, reachOf, skipOf } from './page-window.ts';

/** A record of a page, and the key at which it stands in the list. */
export interface Entry<R> {
  record: R;
  key: string;
}

/**
 * A page of records, how many the whole list has, and the key of its last row, behind which the list
 * goes on: null at its end. A row whose record is gone has no entry.
 */
export interface Page<R> {
  entries: Entry<R>[];
  lastKey: string | null;
  total: number;
}

/**
 * A page of all records, or of those that are selected, in the order of a field. There are two ways to
 * it: the order is walked up to the end of the page, or all that is selected is read and sorted.
 */
export async function readPage<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  field: SortField,
  window: PageWindow,
  selection?: Selection<R>,
): Promise<Page<R>> {
  const order = orderBy(resource, field);
  if (!selection) return pageOfAll(call, resource, order, field, window);
  const { keep, wide } = selection;
  const walked = !keep && wide && (await pageOfMany(call, resource, field, window, selection));
  if (walked) return walked;
  const ids = new Set(await selection.ids());
  if (field === 'id' && !keep) {
    const places = [...ids].map((id) => ({ id, key: idKey(id) }));
    return sortedPage(call, resource, window, places);
  }
  // As many as one call reads are read and sorted.
  if (keep || ids.size <= batchRows) {
    const records = await findRecords(call, resource, [...ids]);
    const places = records
      .filter((record) => !keep || keep(record))
      .map((record) => ({ id: record.id, key: order.keyOf(record), record }));
    return sortedPage(call, resource, window, places);
  }
  const isWanted = ({ id }: Place<R>) => ids.has(id);
  return { ...(await walk(call, resource, order, window, isWanted)), total: ids.size };
}

/** A page of all records. By their ids it begins at any offset: the counts know every live id. */
async function pageOfAll<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  order: Order<R>,
  field: SortField,
  window: PageWindow,
): Promise<Page<R>> {
  const counting = readCounts(call, resource.name);
  const { after, offset, descending } = window;
  let start = after;
  if (field === 'id' && start === undefined && offset > 0) {
    const counts = await counting;
    const first = idAt(counts, offset, descending);
    if (first === undefined) return { entries: [], lastKey: null, total: totalOf(counts) };
    start = idKey(descending ? first + 1 : first - 1);
  }
  const from = start === undefined ? window : { ...window, after: start };
  const [page, counts] = await Promise.all([walk(call, resource, order, from), counting]);
  return { ...page, total: totalOf(counts) };
}

/**
 * A page of a selection that is counted without being read, by walking the order: in the groups of the
 * index that hold it, by what the index says of each record, or by the records themselves. Undefined
 * where so little is selected that most of what is walked would be passed over.
 */
async function pageOfMany<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  field: SortField,
  window: PageWindow,
  { wide: { facets, groups, total: count } = {}, holds }: Selection<R>,
): Promise<Page<R> | undefined> {
  const total = await count?.();
  if (total === undefined || total <= batchRows) return undefined;
  const hasGroups = groups && (field === 'id' || resource.groupOrders?.[field]);
  const order = orderBy(resource, field, hasGroups ? groups : undefined);
  if (hasGroups) return { ...(await walk(call, resource, order, window)), total };
  if (facets) {
    const wanted = new Set<unknown>(facets);
    const isWanted = ({ facet }: Place<R>) => wanted.has(facet);
    return { ...(await walk(call, resource, order, window, isWanted)), total };
  }
  const isMost = total * 2 >= totalOf(await readCounts(call, resource.name));
  if (!isMost || !holds) return undefined;
  return { ...(await walkRecords(call, resource, order, window, holds)), total };
}

/** Walks an order up to the end of a page; only the records of the page are read. */
async function walk<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  order: Order<R>,
  window: PageWindow,
  isWanted: (place: Place<R>) => boolean = () => true,
): Promise<Omit<Page<R>, 'total'>> {
  const found: Place<R>[] = [];
  for await (const place of placesIn(call, resource, order, window)) {
    if (isWanted(place)) found.push(place);
    if (found.length >= reachOf(window)) break;
  }
  return pageOfPlaces(call, resource, window, found);
}

/** Walks an order, reading the records, until a page of those that hold is found. */
async function walkRecords<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  order: Order<R>,
  window: PageWindow,
  holds: (record: R) => boolean,
): Promise<Omit<Page<R>, 'total'>> {
  const found: Entry<R>[] = [];
  let batch: Place<R>[] = [];
  const take = async () => {
    const entries = await recordsAt(call, resource, batch);
    found.push(...entries.filter(({ record }) => holds(record)));
    batch = [];
  };
  for await (const place of placesIn(call, resource, order, window)) {
    batch.push(place);
    if (batch.length === batchRows) await take();
    if (found.length >= reachOf(window)) break;
  }
  await take();
  return cutPage(found.slice(skipOf(window)), window.limit);
}

/** A page of places that are known, all of them; those that have no record yet are read. */
async function sortedPage<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  window: PageWindow,
  places: readonly Place<R>[],
): Promise<Page<R>> {
  const ascending = places.toSorted((a, b) => compareText(a.key, b.key));
  const ordered = window.descending ? ascending.toReversed() : ascending;
  const behind = ordered.filter(({ key }) => isBehind(window, key));
  return { ...(await pageOfPlaces(call, resource, window, behind)), total: places.length };
}

async function pageOfPlaces<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  window: PageWindow,
  places: readonly Place<R>[],
): Promise<Omit<Page<R>, 'total'>> {
  const { entries, lastKey } = cutPage(places.slice(skipOf(window)), window.limit);
  return { entries: await recordsAt(call, resource, entries), lastKey };
}

/** The records that stand at some places; none where a record is gone. */
async function recordsAt<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  places: readonly Place<R>[],
): Promise<Entry<R>[]> {
  const missing = places.filter(({ record }) => record === undefined).map(({ id }) => id);
  const read = await findRecords(call, resource, missing);
  const found = new Map(read.map((record) => [record.id, record]));
  return places.flatMap(({ id, key, record = found.get(id) }) => (record ? [{ record, key }] : []));
}
