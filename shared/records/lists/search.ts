import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { IdSet } from '#shared/records/id-set.ts';
import type { IdPage, PageSize } from '#shared/records/ids-in-index.ts';
import { idsInPacked } from '#shared/records/packed-ids.ts';
import { termsOf } from '#shared/records/terms.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { termOfKey, termRange } from '#shared/table/key-parts.ts';
import type { KeyRange } from '#shared/table/key-range.ts';
import { isPackedRange } from '#shared/table/packed-rows.ts';
import { queryPages } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { prefixPartitions, termPartition } from '#shared/table/term-partition.ts';
import type { PagedIds } from './intersection.ts';

/** The records with a word that begins with a prefix. */
export function prefixSource<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  prefix: string,
): PagedIds<R> {
  const { accountId } = call.caller;
  const partitions = prefixPartitions(prefix).map((name) =>
    partition.terms(accountId, resource.name, name),
  );
  return {
    pages: (size) =>
      sideBySidePages(partitions.map((pk) => postings(pk, { beginsWith: prefix }, size))),
    recheck: (record) => termsOf(resource, record).some((term) => term.startsWith(prefix)),
    mayBeGone: true,
  };
}

/** The records with an exact term: the value of a field. */
export function termSource<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  term: string,
): PagedIds<R> {
  const pk = partition.terms(call.caller.accountId, resource.name, termPartition(term));
  return {
    pages: (size) => postings(pk, termRange(term), size, term),
    recheck: (record) => termsOf(resource, record).includes(term),
    mayBeGone: true,
  };
}

/**
 * Reads term rows. A row with a mark was written outside its transaction, so its record is checked.
 * Packed ids come last, and say nothing of an id that has a row.
 * With a whole term, rows of others are passed over.
 */
async function* postings(
  pk: string,
  range: KeyRange,
  size: PageSize,
  whole?: string,
): AsyncGenerator<IdPage, void> {
  const pages = queryPages({ pk, range, consistent: true, ...size });
  const withRow = new IdSet();
  for await (const { rows, isLast } of pages) {
    const [sure, unsure] = [new IdSet(), new IdSet()];
    for (const row of rows) {
      const { term, rest } = termOfKey(row.sk);
      // Another value may begin with this one.
      if (whole !== undefined && term !== whole) continue;
      if (isPackedRange(rest)) {
        sure.addAll(idsInPacked(row).difference(withRow));
        continue;
      }
      const id = idOf(row.sk);
      withRow.add(id);
      if (row.removed === undefined) (row.mark === undefined ? sure : unsure).add(id);
    }
    yield { sure, unsure, isLast };
  }
}

/** Joins pages of several partitions: each page has the next one of each. */
async function* sideBySidePages(
  readers: readonly AsyncGenerator<IdPage, void>[],
): AsyncGenerator<IdPage, void> {
  for (let open = [...readers]; open.length > 0; ) {
    const read = await Promise.all(open.map(async (pages) => ({ pages, ...(await pages.next()) })));
    const pages = read.flatMap(({ value }) => value ?? []);
    open = read.flatMap(({ pages, value }) => (value && !value.isLast ? pages : []));
    yield {
      sure: IdSet.union(pages.map(({ sure }) => sure)),
      unsure: IdSet.union(pages.flatMap(({ unsure = [] }) => unsure)),
      isLast: open.length === 0,
    };
  }
}
