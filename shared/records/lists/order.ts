import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { fromRow, indexKeysOf, textIn } from '#shared/records/row.ts';
import type { Resource } from '#shared/resources/resource.ts';
import {
  type IndexName,
  indexAttributes,
  indexes,
  indexOf,
  type SortField,
} from '#shared/table/indexes.ts';
import type { Bounds, KeyRange } from '#shared/table/key-range.ts';
import { greatest } from '#shared/table/range.ts';
import { keyPages, queryPages } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { idKey, idOf, noTime, timeKey } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import { isAfterCursor, type PageWindow, reachOf } from './cursor.ts';
import type { IndexPart } from './intersection.ts';

/** A position in a list: a record and its key. */
export interface ListEntry<R> {
  id: number;
  key: string;
  /** The record, if already read. */
  record?: R;
}

/** An ordered source of rows: the records by id, an index, or one group of an index. */
interface Stream {
  index?: IndexName;
  /** The part of the source in which all that is looked for is. */
  bounds?: Bounds;
  /** The common prefix of the sort keys, and what replaces it in the keys of the list. */
  prefix?: string;
  keyPrefix?: string;
}

/** A list of a kind of record, from where a page of it begins. */
export interface Listing<R extends BaseRecord> {
  call: Call;
  resource: Resource<R>;
  window: PageWindow;
}

/** An order of a list: the streams to merge, and the key of a record. */
export interface Order<R> {
  streams: readonly Stream[];
  /** Whether it has a part of an index, in which all that is looked for is. */
  isPart?: boolean;
  keyOf: (record: R) => string;
}

/**
 * The order by a field, of all records or, where it has groups, of some of them; where it has an index,
 * within a part of it.
 */
export function orderBy<R extends BaseRecord>(
  resource: Resource<R>,
  field: SortField,
  groups?: readonly string[],
  parts: readonly IndexPart[] = [],
): Order<R> {
  const groupOrder = resource.groupOrders?.[field];
  if (groupOrder) {
    const streamsOf = (names: readonly string[], keyPrefix = '') =>
      names
        .filter((name) => !groups || groups.includes(name))
        .map((name) => `${name}#`)
        .map((prefix) => {
          const bounds = { from: prefix, before: prefix + greatest };
          return { index: indexes.group, bounds, prefix, keyPrefix };
        });
    return {
      streams: [...streamsOf(groupOrder.valued), ...streamsOf(groupOrder.empty, noTime)],
      keyOf: (record) => timeKey(textIn(record, field), record.id),
    };
  }
  const index = indexOf(field);
  if (index !== undefined) {
    const keyOf = (record: R) => String(indexKeysOf(resource, record)[indexAttributes[index]]);
    const part = parts.find((one) => one.index === index);
    if (part) return { streams: [{ index, bounds: part.bounds }], isPart: true, keyOf };
    return { streams: [{ index }], keyOf };
  }
  return { streams: [{}], keyOf: ({ id }) => idKey(id) };
}

/** The entries of an order after the cursor of a page, as many at a time as are read. */
export async function* entriesIn<R extends BaseRecord>(
  listing: Listing<R>,
  { streams }: Order<R>,
  /** How many rows are read at first. */
  pageSize: number = reachOf(listing.window),
): AsyncGenerator<ListEntry<R>[], void> {
  const sign = listing.window.descending ? -1 : 1;
  const compare = (a: string, b: string) => sign * compareText(a, b);
  let readers = streams.map((stream): StreamReader<R> => {
    return { pages: read(listing, stream, pageSize), entries: [] };
  });
  for (;;) {
    await Promise.all(readers.map(refill));
    readers = readers.filter(({ entries }) => entries.length > 0);
    // What follows the last entry of a stream is not known yet.
    const [end] = readers.map(({ entries }) => entries.at(-1)?.key ?? '').sort(compare);
    if (end === undefined) return;
    const known = readers.flatMap((reader) => {
      const entries = reader.entries.filter(({ key }) => compare(key, end) <= 0);
      reader.entries = reader.entries.slice(entries.length);
      return entries;
    });
    yield known.sort((a, b) => compare(a.key, b.key));
  }
}

/** A stream, and what was read of it and not returned yet. */
interface StreamReader<R> {
  pages: AsyncGenerator<ListEntry<R>[], void>;
  entries: ListEntry<R>[];
}

/** Reads on in a stream of which everything was returned; nothing is left at its end. */
async function refill<R>(reader: StreamReader<R>): Promise<void> {
  while (reader.entries.length === 0) {
    const { value } = await reader.pages.next();
    if (!value) return;
    reader.entries = value;
  }
}

/** Reads a stream page by page. Later reads grow, because most of their rows are skipped. */
async function* read<R extends BaseRecord>(
  { call, resource, window }: Listing<R>,
  stream: Stream,
  pageSize: number,
): AsyncGenerator<ListEntry<R>[], void> {
  const { index, prefix = '', keyPrefix = '' } = stream;
  const pk = partition.records(call.caller.accountId, resource.name);
  const range = rangeOf(stream, window);
  if (range === undefined) return;
  const isNext = ({ key }: ListEntry<R>) => isAfterCursor(window, key);
  const query = { pk, range, descending: window.descending, pageSize, growth: 4 };
  if (index === undefined) {
    const entryOf = (row: Row) => ({
      id: idOf(row.sk),
      key: row.sk,
      record: fromRow(resource, row),
    });
    for await (const { rows } of queryPages({ ...query, consistent: true })) {
      yield rows.map(entryOf).filter(isNext);
    }
    return;
  }
  const entryOf = (key: string) => ({ id: idOf(key), key: keyPrefix + key.slice(prefix.length) });
  for await (const { keys } of keyPages({ ...query, index })) {
    yield keys.map(entryOf).filter(isNext);
  }
}

/** The range of a stream after the cursor of a page; undefined where it is empty. */
function rangeOf(
  { bounds = {}, prefix = '', keyPrefix = '' }: Stream,
  { after, descending }: PageWindow,
): KeyRange | undefined {
  if (after === undefined) return bounds;
  if (!after.startsWith(keyPrefix)) return keyPrefix < after === descending ? bounds : undefined;
  const key = prefix + after.slice(keyPrefix.length);
  return descending ? { ...bounds, before: key } : { ...bounds, after: key };
}
