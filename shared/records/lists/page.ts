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
import { cutPage, isAfterCursor, type PageWindow, reachOf, skipOf } from './cursor.ts';
import type { Selection } from './filters.ts';
import { entriesIn, type ListEntry, type Listing, type Order, orderBy } from './order.ts';
import { findPosition } from './position.ts';

/** A record of a page, and its key in the list. */
interface Entry<R> {
  record: R;
  key: string;
}

/**
 * A page of records, the total of the list, and the key of the page's last row (null at the end of
 * the list). Rows of deleted records have no entry.
 */
interface Page<R> {
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
  const { check, recheck, groups, parts } = selection;
  const { ids, recheck: isMeant } = await selection.ids();
  const total = ids.size;
  const order = orderBy(resource, field, groups, parts);
  // If all fit into one batch read, it is cheaper to read and sort them.
  if (!check && total > batchRows) {
    if (skipOf(window) >= total) return { entries: [], lastKey: null, total };
    const entries =
      field === 'id' ? entriesById(ids, window) : await walkSelected(listing, order, ids);
    if (entries) return { ...(await pageOfEntries(listing, entries, recheck)), total };
  }
  const records = await findRecords(call, resource, [...ids]);
  const matches = records.filter((record) =>
    [check, recheck, isMeant].every((one) => one?.(record) ?? true),
  );
  const entries = matches.map((record) => ({ id: record.id, key: order.keyOf(record), record }));
  const page = await pageOfEntries(listing, afterCursor(window, entries));
  return { ...page, total: entries.length };
}

/** The entries of ids after the cursor of a page, up to its end. */
function entriesById(ids: IdSet, window: PageWindow): ListEntry<never>[] {
  const { after, descending } = window;
  const following = ids.next(
    reachOf(window),
    descending,
    after === undefined ? after : idOf(after),
  );
  return following.map((id) => ({ id, key: idKey(id) }));
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
  const entries: ListEntry<R>[] = [];
  for await (const read of entriesIn(listing, order)) {
    entries.push(...read);
    if (entries.length >= reachOf(listing.window)) break;
  }
  return pageOfEntries(listing, entries);
}

/** Keys of an index that cost as much to read as a record: AWS charges both by 4 KB, keys by their sum. */
const keysPerRecord = 32;

/**
 * The entries of a selection in an order, up to the end of a page. Undefined where that would pass over
 * more keys than cost as much as the records of the whole selection.
 */
async function walkSelected<R extends BaseRecord>(
  listing: Listing<R>,
  order: Order<R>,
  ids: IdSet,
): Promise<ListEntry<R>[] | undefined> {
  const max = ids.size * keysPerRecord;
  const share = ids.size / (ids.at(0, true) ?? 1);
  const reach = reachOf(listing.window);
  // A little more than the number of keys that has enough matches on average: a second read costs more.
  const expectedCount = order.isPart ? reach : Math.ceil((reach + 2 * Math.sqrt(reach)) / share);
  if (expectedCount > max) return undefined;
  const entries: ListEntry<R>[] = [];
  let passedCount = 0;
  for await (const read of entriesIn(listing, order, expectedCount)) {
    entries.push(...read.filter(({ id }) => ids.has(id)));
    if (entries.length >= reach) break;
    passedCount += read.length;
    if (passedCount > max) return undefined;
  }
  return entries;
}

/** Sorts entries in the direction of a page, and drops those up to its cursor. */
function afterCursor<R>(window: PageWindow, entries: readonly ListEntry<R>[]): ListEntry<R>[] {
  const ascending = entries.toSorted((a, b) => compareText(a.key, b.key));
  const orderedIds = window.descending ? ascending.toReversed() : ascending;
  return orderedIds.filter(({ key }) => isAfterCursor(window, key));
}

/** Cuts a page out of entries after its cursor, and reads the records that they lack. */
async function pageOfEntries<R extends BaseRecord>(
  { call, resource, window }: Listing<R>,
  entries: readonly ListEntry<R>[],
  recheck: (record: R) => boolean = () => true,
): Promise<Omit<Page<R>, 'total'>> {
  const { entries: onPage, lastKey } = cutPage(entries.slice(skipOf(window)), window.limit);
  const records = await recordsAt(call, resource, onPage);
  return { entries: records.filter(({ record }) => recheck(record)), lastKey };
}

/** The records of some entries, without those that are gone. */
async function recordsAt<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  entries: readonly ListEntry<R>[],
): Promise<Entry<R>[]> {
  const missing = entries.filter(({ record }) => record === undefined).map(({ id }) => id);
  const read = await findRecords(call, resource, missing);
  const recordById = new Map(read.map((record) => [record.id, record]));
  return entries.flatMap(({ id, key, record = recordById.get(id) }) =>
    record ? [{ record, key }] : [],
  );
}
