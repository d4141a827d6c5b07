import type { Call } from '#shared/call.ts';
import { checkout } from '#shared/families/checkouts/record.ts';
import { contact } from '#shared/families/contacts/record.ts';
import { event } from '#shared/families/events/record.ts';
import { issue } from '#shared/families/issues/record.ts';
import { item } from '#shared/families/items/record.ts';
import { reservation } from '#shared/families/reservations/record.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { minRows } from '#shared/records/pack-terms.ts';
import { packIds } from '#shared/records/packed-ids.ts';
import { newTermRows } from '#shared/records/terms.ts';
import { assignCounters, type RowCounter } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { isEqualityTerm } from '#shared/resources/equality-terms.ts';
import type { Content, Resource } from '#shared/resources/resource.ts';
import { termOf } from '#shared/table/key-parts.ts';
import { packedRange } from '#shared/table/packed-rows.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { formatInstant } from '#shared/time.ts';
import { searchHits } from '../shares.ts';
import { accountId } from './account.ts';
import {
  bookingsTotal,
  checkoutContent,
  eventContent,
  issueContent,
  itemContent,
  itemsTotal,
  itemWithReference,
  reservationContent,
} from './contents.ts';

type IsIncluded = (id: number) => boolean;

/** Every row of 100,000 items, checkouts and events, as the data layer writes them. */
export function* datasetRows(isIncluded: IsIncluded = () => true): Generator<Row> {
  yield* rowsOf(item, itemContent, itemsTotal, isIncluded);
  yield* rowsOf(checkout, checkoutContent, itemsTotal, isIncluded);
  yield* rowsOf(event, eventContent, itemsTotal, isIncluded);
  yield* rowsOf(contact, () => ({ name: 'Dealer' }), 1, isIncluded);
  yield* rowsOf(issue, issueContent, searchHits, isIncluded);
  yield* rowsOf(reservation, reservationContent, bookingsTotal, isIncluded);
}

/** A hundredth of the rows, with some of each kind of item. */
export function sampleRows(): Iterable<Row> {
  return datasetRows((id) => id % 100 === 0 || id <= 10 || id === itemWithReference);
}

function* rowsOf<R extends BaseRecord>(
  resource: Resource<R>,
  content: (id: number) => Partial<Content<R>>,
  total: number,
  isIncluded: IsIncluded,
): Generator<Row> {
  const counts = new Map<string, Row>();
  const values = new Map<string, Row[]>();
  for (let id = 1; id <= total; id += 1) {
    if (!isIncluded(id)) continue;
    const { rows, terms, counters } = recordRows(resource, id, content(id));
    yield* rows;
    for (const row of terms) {
      if (isEqualityTerm(row.sk)) addToValue(values, row);
      else yield row;
    }
    for (const counter of counters) addTo(counts, counter);
  }
  yield* counts.values();
  for (const [term, rows] of values) yield* packedRows(resource.name, term, rows);
  yield { ...rowKey.sequence(accountId, resource.name), last: total };
}

/** The rows that creating a record writes, but for the counts, which are written once at the end. */
function recordRows<R extends BaseRecord>(
  resource: Resource<R>,
  id: number,
  content: Partial<Content<R>>,
): { rows: Row[]; terms: Row[]; counters: RowCounter[] } {
  const arrivedAt = Date.UTC(2026, 0, 1) + id * 1000;
  const actor = { id: 1, type: 'api_key' as const, name: 'Key 1 (API)' };
  const call: Call = {
    caller: { accountId, actor },
    requestId: `request ${resource.name} ${id}`,
    now: formatInstant(arrivedAt),
    arrivedAt,
  };
  const record = newRecord(call, resource, id, content);
  const { writes, terms, counters } = insertion(call, resource, record);
  const records = writes.flatMap((write) => (write.kind === 'put' ? [write.row] : []));
  return { rows: records, terms: terms.flatMap(newTermRows), counters: assignCounters(counters) };
}

function addToValue(values: Map<string, Row[]>, row: Row): void {
  const { term } = termOf(row);
  const rows = values.get(term) ?? [];
  rows.push(row);
  values.set(term, rows);
}

/** The rows of a value: the last ones are not packed yet, and the others are packed by range. */
function* packedRows(resource: ResourceName, term: string, rows: readonly Row[]): Generator<Row> {
  const count = Math.max(0, rows.length - minRows + 1);
  yield* rows.slice(count);
  const ids = rows.slice(0, count).map(({ sk }) => idOf(sk));
  for (const range of Map.groupBy(ids, packedRange).values()) {
    const key = rowKey.packedIds(accountId, resource, term, range[0] ?? 0);
    yield { ...key, ids: packIds(key.sk, new IdSet(range)), version: 1 };
  }
}

function addTo(counts: Map<string, Row>, { key, attribute, delta }: RowCounter): void {
  const name = `${key.pk}\n${key.sk}`;
  const row: Row = counts.get(name) ?? { ...key };
  const before = row[attribute] ?? 0;
  const isBits = typeof delta === 'bigint' || typeof before === 'bigint';
  row[attribute] = isBits ? BigInt(String(before)) + BigInt(delta) : Number(before) + delta;
  counts.set(name, row);
}
