import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { wordsOf } from '#shared/text.ts';
import { exactWords } from './exact-value.ts';
import type { Resource } from './resource.ts';
import { type WordsApart, wordsApart } from './words-apart.ts';

/** Which words find a record no longer, which do from now on, and which do as before. */
export interface WordChange {
  account: number;
  resource: ResourceName;
  id: number;
  /** The version that the record has afterwards. */
  version: number;
  /** Whether there is no later version: the record is deleted. */
  isLast: boolean;
  /** What tells the rows that this write touches from those of others. */
  mark: string;
  kept: string[];
  added: string[];
  removed: string[];
}

/** The words that find a record: those of its texts, and those of its exact values. */
export function wordsOfRecord<R extends BaseRecord>(resource: Resource<R>, record: R): string[] {
  const texts = resource.searchText?.(record) ?? [];
  const words = wordsOf(texts.filter((text) => text !== null).join(' '));
  return [...words, ...exactWords(resource.exact?.(record) ?? {})];
}

export function wordChange<R extends BaseRecord>(
  { caller: { accountId: account }, requestId: mark }: Call,
  resource: Resource<R>,
  before: R | undefined,
  after: R | undefined,
): WordChange[] {
  const record = after ?? before;
  if (!record) return [];
  const old = new Set(before ? wordsOfRecord(resource, before) : []);
  const now = new Set(after ? wordsOfRecord(resource, after) : []);
  const change = {
    kept: [...old.intersection(now)],
    added: [...now.difference(old)],
    removed: [...old.difference(now)],
  };
  if (change.added.length + change.removed.length === 0) return [];
  const { id, version } = record;
  const isLast = after === undefined;
  return [{ account, resource: resource.name, id, version, isLast, mark, ...change }];
}

interface WordLayout {
  before: () => Promise<void>;
  writes: RowWrite[];
  after: () => Promise<void>;
}

/** Puts word changes into the room that a transaction has left; those with more words stand apart. */
export function layOutWords(changes: readonly WordChange[], room: number): WordLayout {
  const inside: WordChange[] = [];
  const apart: WordsApart[] = [];
  let left = room;
  for (const change of changes) {
    const rows = change.added.length + change.removed.length;
    if (rows > left) apart.push(wordsApart(change));
    else inside.push(change);
    if (rows <= left) left -= rows;
  }
  return {
    writes: inside.flatMap(insideWrites),
    before: async () => {
      for (const words of apart) await words.before();
    },
    after: async () => {
      for (const words of apart) await words.after();
    },
  };
}

function insideWrites({ account, resource, id, added, removed }: WordChange): RowWrite[] {
  return [
    ...added.map(
      (word): RowWrite => ({ kind: 'put', row: { ...rowKey.word(account, resource, word, id) } }),
    ),
    ...removed.map((word): RowWrite => {
      return { kind: 'delete', key: rowKey.word(account, resource, word, id) };
    }),
  ];
}
