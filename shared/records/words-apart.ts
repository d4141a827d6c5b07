import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import { exists } from '#shared/table/actions.ts';
import { findRows, queryRows } from '#shared/table/read.ts';
import { partition, type Row, type RowKey, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import { ConditionFailed, deleteRow, deleteRows, putRows, updateRow } from '#shared/table/write.ts';
import type { WordChange } from './words.ts';

/** What is done with the words of a record before its transaction, and what behind it. */
export interface WordsApart {
  before: () => Promise<void>;
  after: () => Promise<void>;
}

/**
 * Words that no transaction has the room for, several in a row: those that begin alike. A search
 * verifies their rows against the record, so that what a lost or broken write leaves behind finds
 * nothing wrong; and nothing is lost, because each write has rows of its own, even of two that want to
 * be the same version, and only a later version that was committed removes them.
 */
export function wordsApart(change: WordChange): WordsApart {
  let marked: RowKey[] = [];
  return {
    before: async () => {
      [marked] = await Promise.all([markRemoved(change), putRows(newRows(change))]);
    },
    after: async () => {
      await Promise.all([removeMarked(change, marked), removeEarlier(change)]);
    },
  };
}

function newRows({ account, resource, id, version, mark, kept, added }: WordChange): Row[] {
  const buckets = Map.groupBy([...kept, ...added], bucketOf);
  return [...buckets].map(([bucket, words]) => ({
    ...rowKey.words(account, resource, bucket, { version, mark, id }),
    group_key: `${idKey(id)}#${idKey(version)}#`,
    words,
  }));
}

/** So many characters that follow each other share a bucket. */
const charactersOfBucket = 16;

/**
 * Where a word stands with others: by its first character, and where it has a second, by the group of
 * that. What a word begins with stands in a bucket whose name begins with the name of its own.
 */
function bucketOf(word: string): string {
  return [...word]
    .slice(0, 2)
    .map((character, place) => {
      const point = character.codePointAt(0) ?? 0;
      // Of the letters that many words begin with, each has buckets of its own.
      const group = place === 0 && point < 128 ? point : point - (point % charactersOfBucket);
      return group.toString(16).padStart(6, '0');
    })
    .join('');
}

/** The ids of the records that may have words which begin so, among those whose words stand apart. */
export async function findApart(
  { caller: { accountId } }: Call,
  resource: ResourceName,
  beginning: string,
): Promise<number[]> {
  const pk = partition.wordsApart(accountId, resource);
  const range = { beginsWith: bucketOf(beginning) };
  const rows = await queryRows({ pk, range, consistent: true });
  const begins = ({ words }: Row) =>
    Array.isArray(words) && words.some((word) => String(word).startsWith(beginning));
  return rows.filter(begins).map((row) => idOf(row.sk));
}

/** Rows of single words that prove nothing any more, if they did; which of them there are. */
async function markRemoved({
  account,
  resource,
  id,
  removed,
  mark,
}: WordChange): Promise<RowKey[]> {
  const keys = removed.map((word) => rowKey.word(account, resource, word, id));
  const rows = await findRows(keys, { consistent: true, attributes: [] });
  await sideBySide(rows, ({ pk, sk }) =>
    unlessFailed(
      updateRow({
        kind: 'update',
        key: { pk, sk, entity: 'word' },
        set: { apart: mark },
        condition: exists,
      }),
    ),
  );
  return rows.map(({ pk, sk }) => ({ pk, sk }));
}

/** A later write may have put the word again: then the row is its own, and has another mark or none. */
async function removeMarked({ mark }: WordChange, rows: readonly RowKey[]): Promise<void> {
  const condition = { expression: '#apart = :mark', values: { mark } };
  await sideBySide(rows, (row) => unlessFailed(deleteRow(row, condition)));
}

/** The rows of earlier versions; all of them where the record was deleted. */
async function removeEarlier({
  account,
  resource,
  id,
  version,
  isLast,
}: WordChange): Promise<void> {
  const pk = partition.wordsApart(account, resource);
  const range = isLast
    ? { beginsWith: `${idKey(id)}#` }
    : { from: `${idKey(id)}#`, before: `${idKey(id)}#${idKey(version)}` };
  await deleteRows(await queryRows({ pk, index: 'by-group', range }));
}

async function unlessFailed(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
