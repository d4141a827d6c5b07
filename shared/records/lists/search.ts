import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { termsOf } from '#shared/records/terms.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { queryPages } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { idDigits, idOf } from '#shared/table/sort-key.ts';
import type { IdPage, PagedIds, PageSize } from './intersection.ts';

/** The records with a word that begins with a prefix. */
export function prefixSource<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  prefix: string,
): PagedIds<R> {
  return {
    pages: (size) => postings(call, resource, { beginsWith: prefix }, size),
    holds: (record) => termsOf(resource, record).some((term) => term.startsWith(prefix)),
  };
}

/** The records with an exact term: the value of a field. */
export function termSource<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  term: string,
): PagedIds<R> {
  return {
    pages: (size) => postings(call, resource, { beginsWith: `${term}#`, isWhole: true }, size),
    holds: (record) => termsOf(resource, record).includes(term),
  };
}

/**
 * Reads term rows. A row with a mark was written outside its transaction, so its record is checked.
 */
async function* postings<R extends BaseRecord>(
  call: Call,
  { name }: Resource<R>,
  { beginsWith, isWhole = false }: { beginsWith: string; isWhole?: boolean },
  size: PageSize,
): AsyncGenerator<IdPage, void> {
  const pk = partition.terms(call.caller.accountId, name);
  const pages = queryPages({ pk, range: { beginsWith }, consistent: true, ...size });
  for await (const { rows: all, isLast } of pages) {
    const rows = isWhole ? all.filter(({ sk }) => sk.length === beginsWith.length + idDigits) : all;
    const [marked, sure] = [true, false].map((isMarked) =>
      rows.filter(({ mark }) => (mark !== undefined) === isMarked).map(({ sk }) => idOf(sk)),
    );
    yield { sure: sure ?? [], unsure: marked ?? [], isLast };
  }
}
