import type { Call } from '#shared/call.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { idOf } from '#shared/resources/sort-key.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { queryPages } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { findRecords } from './read.ts';
import { wordsOfRecord } from './words.ts';
import { findApart } from './words-apart.ts';

/**
 * The ids of the records in which every word begins some word. Reads what the rarest word matches,
 * and of the others no more than of that one.
 */
export async function searchIds<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  words: readonly string[],
): Promise<number[]> {
  const postings = await readPostings(call, resource, words);
  const complete = postings.filter(({ isComplete }) => isComplete);
  const smallest = complete.reduce((a, b) => (b.ids.size < a.ids.size ? b : a));
  const matches = [...smallest.ids.keys()].filter((id) => complete.every(({ ids }) => ids.has(id)));
  if (complete.length === postings.length) {
    const isSure = (id: number) => postings.every(({ ids }) => ids.get(id));
    const unsure = matches.filter((id) => !isSure(id));
    if (unsure.length === 0) return matches;
    return [...matches.filter(isSure), ...(await verify(call, resource, unsure, words))];
  }
  return verify(call, resource, matches, words);
}

/** The ids that a word was found at, each with whether its row alone proves it. */
interface Posting {
  ids: Map<number, boolean>;
  isComplete: boolean;
}

/** Reads all words page by page, side by side, until one of them is read to its end. */
async function readPostings<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  words: readonly string[],
): Promise<Posting[]> {
  const pk = partition.words(call.caller.accountId, resource.name);
  const readers = words.map((word) => {
    const posting: Posting = { ids: new Map(), isComplete: false };
    return {
      word,
      posting,
      pages: queryPages({ pk, range: { beginsWith: word }, consistent: true }),
    };
  });
  const readApart = readers.map(async ({ word, posting }) => {
    for (const id of await findApart(call, resource.name, word)) {
      if (!posting.ids.has(id)) posting.ids.set(id, false);
    }
  });
  const readRows = async () => {
    while (!readers.some(({ posting }) => posting.isComplete)) {
      await Promise.all(
        readers.map(async ({ posting, pages }) => {
          const { value } = await pages.next();
          if (value) addRows(posting, value.rows);
          posting.isComplete = !value || value.isLast;
        }),
      );
    }
  };
  await Promise.all([...readApart, readRows()]);
  return readers.map(({ posting }) => posting);
}

function addRows({ ids }: Posting, rows: readonly Row[]): void {
  for (const row of rows) {
    const id = idOf(row.sk);
    ids.set(id, ids.get(id) === true || row.apart === undefined);
  }
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

async function verify<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  ids: readonly number[],
  words: readonly string[],
): Promise<number[]> {
  const records = await findRecords(call, resource, ids);
  return records.filter((record) => isFound(resource, record, words)).map(({ id }) => id);
}
