import type { ResourceName } from '#shared/families.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { type Row, type RowKey, rowKey } from '#shared/table/rows.ts';
import { ConditionFailed, deleteRow, putRows } from '#shared/table/write.ts';
import { wordsOf } from '#shared/text.ts';

/** Which words find a record no longer, which do from now on, and which do as before. */
export interface WordChange {
  account: number;
  resource: ResourceName;
  id: number;
  /** The version that the record has afterwards. */
  version: number;
  kept: string[];
  added: string[];
  removed: string[];
}

/** The words that find a record. */
export function wordsOfRecord<R extends BaseRecord>(resource: Resource<R>, record: R): string[] {
  const texts = resource.searchText?.(record) ?? [];
  return wordsOf(texts.filter((text) => text !== null).join(' '));
}

/** What a write does to the words of a record. */
export function wordChange<R extends BaseRecord>(
  account: number,
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
  return [{ account, resource: resource.name, id: record.id, version: record.version, ...change }];
}

/** More deletes at once would wait for a socket until they time out. */
const deletesAtOnce = 25;

interface WordLayout {
  before: () => Promise<void>;
  writes: RowWrite[];
  after: () => Promise<void>;
}

/**
 * Puts word changes into the room that a transaction has left. A record with more words than that
 * has them written before the transaction, marked `apart`: a search verifies such rows against the
 * record, so that what a lost or broken write leaves behind finds nothing wrong.
 */
export function layOutWords(changes: readonly WordChange[], room: number): WordLayout {
  const inside: WordChange[] = [];
  const apart: WordChange[] = [];
  let left = room;
  for (const change of changes) {
    const rows = change.added.length + change.removed.length;
    if (rows > left) apart.push(change);
    else inside.push(change);
    if (rows <= left) left -= rows;
  }
  return {
    writes: inside.flatMap(insideWrites),
    before: async () => putRows(apart.flatMap(rowsApart)),
    after: async () => {
      const rows = apart.flatMap(removedRows);
      for (let start = 0; start < rows.length; start += deletesAtOnce) {
        await Promise.all(rows.slice(start, start + deletesAtOnce).map(removeApart));
      }
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

function rowsApart({ account, resource, id, version, kept, added, removed }: WordChange): Row[] {
  return [...kept, ...added, ...removed].map((word) => ({
    ...rowKey.word(account, resource, word, id),
    apart: version,
  }));
}

interface RemovedRow {
  key: RowKey;
  version: number;
}

function removedRows({ account, resource, id, version, removed }: WordChange): RemovedRow[] {
  return removed.map((word) => ({ key: rowKey.word(account, resource, word, id), version }));
}

/** A later write may want the word again: its row carries a later version, and stays. */
async function removeApart({ key, version }: RemovedRow): Promise<void> {
  const condition = { expression: '#apart <= :version', values: { version } };
  try {
    await deleteRow(key, condition);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
