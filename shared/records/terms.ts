import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { equalityTerms } from '#shared/resources/equality-terms.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { ConditionFailed, deleteRow, putRows } from '#shared/table/write.ts';
import { wordsOf } from '#shared/text.ts';

/** The search terms that a write adds to a record and removes from it. */
export interface TermChange {
  account: number;
  resource: ResourceName;
  id: number;
  /** The id of the writing request, which marks its term rows. */
  mark: string;
  added: string[];
  removed: string[];
}

/** The search terms of a record: the words of its texts, and the values of its filters. */
export function termsOf<R extends BaseRecord>(resource: Resource<R>, record: R): string[] {
  const texts = resource.searchText?.(record) ?? [];
  const words = wordsOf(texts.filter((text) => text !== null).join(' '));
  return [...words, ...equalityTerms(resource.equality?.(record) ?? {})];
}

export function termChanges<R extends BaseRecord>(
  { caller: { accountId: account }, requestId: mark }: Call,
  resource: Resource<R>,
  before: R | undefined,
  after: R | undefined,
): TermChange[] {
  const id = (after ?? before)?.id ?? 0;
  const old = new Set(before ? termsOf(resource, before) : []);
  const now = new Set(after ? termsOf(resource, after) : []);
  const added = [...now.difference(old)];
  const removed = [...old.difference(now)];
  if (added.length + removed.length === 0) return [];
  return [{ account, resource: resource.name, id, mark, added, removed }];
}

/** The term writes in a transaction, and those before and after it. */
interface TermLayout {
  before: () => Promise<void>;
  writes: RowWrite[];
  after: () => Promise<void>;
}

/** Fits term writes into the rest of a transaction. Overflow terms are written around it. */
export function layOutTerms(changes: readonly TermChange[], room: number): TermLayout {
  const inside: TermChange[] = [];
  const around: TermChange[] = [];
  let left = room;
  for (const change of changes) {
    const rows = change.added.length + change.removed.length;
    (rows > left ? around : inside).push(change);
    if (rows <= left) left -= rows;
  }
  return {
    before: () => putRows(around.flatMap(markedRows)),
    writes: inside.flatMap(insideWrites),
    after: async () => {
      await sideBySide(around, removeMarked);
    },
  };
}

const keysOf = ({ account, resource, id }: TermChange, terms: readonly string[]) =>
  terms.map((term) => rowKey.term(account, resource, term, id));

function insideWrites(change: TermChange): RowWrite[] {
  return [
    ...keysOf(change, change.added).map((row): RowWrite => ({ kind: 'put', row: { ...row } })),
    ...keysOf(change, change.removed).map((key): RowWrite => ({ kind: 'delete', key })),
  ];
}

/**
 * The rows of added and removed overflow terms. Their mark makes a search check the record, so the
 * leftovers of a failed write match nothing.
 */
function markedRows(change: TermChange): Row[] {
  const keys = keysOf(change, [...change.added, ...change.removed]);
  return keys.map((key) => ({ ...key, mark: change.mark }));
}

/** A later write may have added a term again; its row has another mark, or none. */
async function removeMarked(change: TermChange): Promise<void> {
  const condition = { expression: '#mark = :mark', values: { mark: change.mark } };
  await sideBySide(keysOf(change, change.removed), async (key) => {
    try {
      await deleteRow(key, condition);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  });
}
