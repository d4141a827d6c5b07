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

/** A record of a page, and its key in the list. */
export interface Entry<R> {
  record: R;
  key: string;
}

/**
 * A page of records, the total of the list, and the key of the page's last row (null at the end of
 * the list). Rows of deleted records have no entry.
 */
export interface Page<R> {
  entries: Entry<R>[];
  lastKey: string | null;
  total: number;
}

/**
 * A page of all or of selected records, in the order of a field. Either walks the order to the end
 * of the page, or reads and sorts the whole selection.
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
  // What fits in one batch read is cheaper to read and sort.
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

/** A page of all records. By id, the live counts lead straight to any offset. */
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
 * A page of a selection whose total is known without reading it. Walks the order: in the groups
 * that hold the selection, by the facets in the index, or by the records. Undefined for a small
 * selection, for which a walk would skip most rows.
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

/** Walks an order to the end of a page, and reads only the page's records. */
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

/** Walks an order and reads its records until a page of matches is found. */
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

/** A page of places that are all known. Reads the records that are missing. */
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

/** The records of some places, without those that are gone. */
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
