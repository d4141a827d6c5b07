import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { IdSet } from '#shared/records/id-set.ts';
import { liveTotal, readTotals } from '#shared/records/live-ids.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { SortField } from '#shared/table/indexes.ts';
import { batchRows } from '#shared/table/read.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import { cutPage } from './cursor.ts';
import type { Selection } from './filters.ts';
import { type Listing, type Order, orderBy, type Place, placesIn } from './order.ts';
import { isAfterCursor, type PageWindow, reachOf, skipOf } from './page-window.ts';
import { findPosition } from './position.ts';

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
  listing: Listing<R>,
  field: SortField,
  selection?: Selection<R>,
): Promise<Page<R>> {
  const { call, resource, window } = listing;
  if (!selection) return pageOfAll(listing, orderBy(resource, field), field);
  const { keep, holds, groups, parts } = selection;
  const { ids, holds: isMeant } = await selection.ids();
  const total = ids.size;
  const order = orderBy(resource, field, groups, parts);
  // What fits in one batch read is cheaper to read and sort.
  if (!keep && total > batchRows) {
    if (skipOf(window) >= total) return { entries: [], lastKey: null, total };
    const places =
      field === 'id' ? placesById(ids, window) : await walkSelected(listing, order, ids);
    if (places) return { ...(await pageOfPlaces(listing, places, holds)), total };
  }
  const records = await findRecords(call, resource, [...ids]);
  const matches = records.filter((record) =>
    [keep, holds, isMeant].every((check) => check?.(record) ?? true),
  );
  const places = matches.map((record) => ({ id: record.id, key: order.keyOf(record), record }));
  const page = await pageOfPlaces(listing, afterCursor(window, places));
  return { ...page, total: places.length };
}

/** The places of ids behind the cursor of a page, up to its end. */
function placesById(ids: IdSet, window: PageWindow): Place<never>[] {
  const { after, descending } = window;
  const behind = ids.next(reachOf(window), descending, after === undefined ? after : idOf(after));
  return behind.map((id) => ({ id, key: idKey(id) }));
}

/** A page of all records. By id, their totals lead straight to any offset. */
async function pageOfAll<R extends BaseRecord>(
  listing: Listing<R>,
  order: Order<R>,
  field: SortField,
): Promise<Page<R>> {
  const { call, resource, window } = listing;
  const { after, offset, descending } = window;
  if (field === 'id' && after === undefined && offset > 0) {
    const { id, total } = await findPosition(call, resource.name, offset, descending);
    if (id === undefined) return { entries: [], lastKey: null, total };
    const start = idKey(descending ? id + 1 : id - 1);
    return { ...(await walk({ ...listing, window: { ...window, after: start } }, order)), total };
  }
  const [page, totals] = await Promise.all([walk(listing, order), readTotals(call, resource.name)]);
  return { ...page, total: liveTotal(totals) };
}

/** Walks an order to the end of a page, and reads only the page's records. */
async function walk<R extends BaseRecord>(
  listing: Listing<R>,
  order: Order<R>,
): Promise<Omit<Page<R>, 'total'>> {
  const places: Place<R>[] = [];
  for await (const place of placesIn(listing, order)) {
    places.push(place);
    if (places.length >= reachOf(listing.window)) break;
  }
  return pageOfPlaces(listing, places);
}

/** Keys of an index that cost as much to read as a record: AWS charges both by 4 KB, keys by their sum. */
const keysPerRecord = 32;

/**
 * The places of a selection in an order, up to the end of a page. Undefined where that would pass over
 * more keys than cost as much as the records of the whole selection.
 */
async function walkSelected<R extends BaseRecord>(
  listing: Listing<R>,
  order: Order<R>,
  ids: IdSet,
): Promise<Place<R>[] | undefined> {
  const most = ids.size * keysPerRecord;
  const share = ids.size / (ids.at(0, true) ?? 1);
  const reach = reachOf(listing.window);
  // A little more than as many keys as have so many matches on average: a second read costs more.
  const expected = order.isPart ? reach : Math.ceil((reach + 2 * Math.sqrt(reach)) / share);
  if (expected > most) return undefined;
  const places: Place<R>[] = [];
  let passed = 0;
  for await (const place of placesIn(listing, order, expected)) {
    if (ids.has(place.id)) places.push(place);
    if (places.length >= reach) break;
    passed += 1;
    if (passed > most) return undefined;
  }
  return places;
}

/** Places in the order of a page, from behind its cursor. */
function afterCursor<R>(window: PageWindow, places: readonly Place<R>[]): Place<R>[] {
  const ascending = places.toSorted((a, b) => compareText(a.key, b.key));
  const ordered = window.descending ? ascending.toReversed() : ascending;
  return ordered.filter(({ key }) => isAfterCursor(window, key));
}

/** The page of places that begin behind its cursor, of which it reads the records that are missing. */
async function pageOfPlaces<R extends BaseRecord>(
  { call, resource, window }: Listing<R>,
  places: readonly Place<R>[],
  holds: (record: R) => boolean = () => true,
): Promise<Omit<Page<R>, 'total'>> {
  const { entries, lastKey } = cutPage(places.slice(skipOf(window)), window.limit);
  const records = await recordsAt(call, resource, entries);
  return { entries: records.filter(({ record }) => holds(record)), lastKey };
}

/** The records of some places, without those that are gone. */
async function recordsAt<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  places: readonly Place<R>[],
): Promise<Entry<R>[]> {
  const missing = places.filter(({ record }) => record === undefined).map(({ id }) => id);
  const read = await findRecords(call, resource, missing);
  const recordById = new Map(read.map((record) => [record.id, record]));
  return places.flatMap(({ id, key, record = recordById.get(id) }) =>
    record ? [{ record, key }] : [],
  );
}
