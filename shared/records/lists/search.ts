import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/records/resource.ts';
import { wordsOfRecord } from '#shared/records/words.ts';
import { findApart } from '#shared/records/words-apart.ts';
import { queryPages } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import type { IdPage, IdSource, PageSize } from './intersection.ts';

/** The records in which some word begins so. */
export function beginningSource<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  beginning: string,
): IdSource<R> {
  return {
    pages: (size) => postings(call, resource, { beginning, isMeant: () => true }, size),
    holds: (record) => isFound(resource, record, [beginning]),
  };
}

/** The records that have a word as it is: the value of a field. */
export function wordSource<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  word: string,
): IdSource<R> {
  const end = -idSuffix;
  return {
    pages: (size) =>
      postings(
        call,
        resource,
        { beginning: `${word}#`, isMeant: ({ sk }) => sk.slice(0, end) === word },
        size,
      ),
    holds: (record) => wordsOfRecord(resource, record).includes(word),
  };
}

/** Behind a word stand `#` and the 12 digits of an id. */
const idSuffix = 13;

/** Reads the rows of words that begin so; the first page has those whose words stand apart, too. */
async function* postings<R extends BaseRecord>(
  call: Call,
  { name }: Resource<R>,
  { beginning, isMeant }: { beginning: string; isMeant: (row: Row) => boolean },
  size: PageSize,
): AsyncGenerator<IdPage, void> {
  const pk = partition.words(call.caller.accountId, name);
  const pages = queryPages({ pk, range: { beginsWith: beginning }, consistent: true, ...size });
  const [apart, first] = await Promise.all([
    findApart(call, name, beginning.replace(/#$/, '')),
    pages.next(),
  ]);
  if (!first.value) return yield { sure: [], unsure: apart, isLast: true };
  yield pageOf(first.value.rows.filter(isMeant), first.value.isLast, apart);
  for await (const { rows, isLast } of pages) yield pageOf(rows.filter(isMeant), isLast, []);
}

/** A row that another write is about to replace proves nothing by itself. */
function pageOf(rows: readonly Row[], isLast: boolean, apart: readonly number[]): IdPage {
  const sure = rows.filter((row) => row.apart === undefined).map(({ sk }) => idOf(sk));
  const unsure = rows.filter((row) => row.apart !== undefined).map(({ sk }) => idOf(sk));
  return { sure, unsure: [...apart, ...unsure], isLast };
}

/** Whether a record has a word with each of these beginnings. */
export function isFound<R extends BaseRecord>(
  resource: Resource<R>,
  record: R,
  words: readonly string[],
): boolean {
  const own = wordsOfRecord(resource, record);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
