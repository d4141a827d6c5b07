import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { equalityTerms, isEqualityTerm } from '#shared/resources/equality-terms.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { RowCondition, RowWrite } from '#shared/table/actions.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { findRows } from '#shared/table/read.ts';
import { type NamedRowKey, type Row, rowIdentity, rowKey } from '#shared/table/rows.ts';
import { deleteRowIf, putRowIf } from '#shared/table/write.ts';
import { deleteRows, putRows } from '#shared/table/write-batches.ts';
import { wordsOf } from '#shared/text.ts';

/** The search terms that a write adds to a record and removes from it. */
export interface TermChange {
  account: number;
  resource: ResourceName;
  id: number;
  /** The id of the writing request, which marks its term rows. */
  mark: string;
  /** The version of the record with these terms. */
  version: number;
  added: string[];
  removed: string[];
}

/** The search terms of a record: the words of its texts, and the values of its filters. */
export function termsOf<R extends BaseRecord>(resource: Resource<R>, record: R): string[] {
  const texts = resource.searchText?.(record) ?? [];
  return [
    ...wordsOf(texts.filter((text) => text !== null).join(' ')),
    ...equalityTerms(resource.equality?.(record) ?? {}),
  ];
}

/**
 * What a write means for the terms of its record; those of a deleted one go later. A record that is
 * restored gets all its terms again, and loses those that it does not keep.
 */
export function termChanges<R extends BaseRecord>(
  { caller: { accountId: account }, requestId: mark }: Call,
  resource: Resource<R>,
  before: R | undefined,
  after: R,
  isRestored = false,
): TermChange[] {
  const old = new Set(before ? termsOf(resource, before) : []);
  const now = new Set(termsOf(resource, after));
  const added = [...(isRestored ? now : now.difference(old))];
  const removed = [...old.difference(now)];
  if (added.length + removed.length === 0) return [];
  const { id, version } = after;
  return [{ account, resource: resource.name, id, mark, version, added, removed }];
}

/** So many rows more in a transaction take less time than a call of the store before it. */
const fewTerms = 8;

/**
 * Puts many terms of a new record before a transaction, where they cost half: an id without a
 * record matches nothing. Other terms stand in the transaction, or around it where they do not fit.
 */
export function planTermWrites(changes: readonly TermChange[], freeRows: number) {
  const inside: TermChange[] = [];
  const fresh: TermChange[] = [];
  const around: TermChange[] = [];
  let left = freeRows;
  for (const change of changes) {
    const rows = change.added.length + change.removed.length;
    const most = isFresh(change) ? Math.min(left, fewTerms) : left;
    if (rows <= most) {
      inside.push(change);
      left -= rows;
    } else {
      (isFresh(change) ? fresh : around).push(change);
    }
  }
  return {
    before: () => putRows([...fresh.flatMap(freshRows), ...around.flatMap(markedRows)]),
    writes: inside.flatMap(insideWrites),
    after: async () => {
      await mapInParallel(around, removeMarked);
    },
    /** After a transaction that failed. */
    undo: async () => deleteRows((await withoutRecord(fresh)).flatMap(freshRows)),
  };
}

/** Those whose records are not there: another attempt at the same write may have come first. */
async function withoutRecord(changes: readonly TermChange[]): Promise<TermChange[]> {
  const keyOf = ({ account, resource, id }: TermChange) => rowKey.record(account, resource, id);
  const rows = await findRows(changes.map(keyOf), { consistent: true, attributes: [] });
  const live = new Set(rows.map(rowIdentity));
  return changes.filter((change) => !live.has(rowIdentity(keyOf(change))));
}

/** Nobody else writes the terms of an id that was never used. */
function isFresh({ version }: TermChange): boolean {
  return version === 1;
}

const keysOf = ({ account, resource, id }: TermChange, terms: readonly string[]) =>
  terms.map((term) => rowKey.term(account, resource, term, id));

export function freshRows(change: TermChange): Row[] {
  return keysOf(change, change.added).map((key) => ({ ...key }));
}

function insideWrites(change: TermChange): RowWrite[] {
  const { version } = change;
  return [
    ...keysOf(change, change.added).map(
      (key): RowWrite => ({ kind: 'put', row: { ...key, version } }),
    ),
    ...keysOf(change, change.removed).map((key): RowWrite => {
      const row = removedRow(key, version);
      return row ? { kind: 'put', row } : { kind: 'delete', key };
    }),
  ];
}

/**
 * What takes the place of the row of a removed value, whose id may be packed (`packed-rows.ts`);
 * undefined for a word, whose row goes.
 */
function removedRow(key: NamedRowKey, version: number): Row | undefined {
  return isEqualityTerm(key.sk) ? { ...key, version, removed: true } : undefined;
}

/**
 * The rows of added and removed overflow terms. Their mark makes a search check the record, so the
 * leftovers of a failed write match nothing.
 */
function markedRows(change: TermChange): Row[] {
  const keys = keysOf(change, [...change.added, ...change.removed]);
  return keys.map((key) => ({ ...key, mark: change.mark, version: change.version }));
}

/** A later write may have added a term again; its row has another mark, or none. */
async function removeMarked(change: TermChange): Promise<void> {
  const condition = { expression: '#mark = :mark', values: { mark: change.mark } };
  await mapInParallel(keysOf(change, change.removed), (key) => {
    const row = removedRow(key, change.version);
    return row ? putRowIf(row, condition) : deleteRowIf(key, condition);
  });
}

/**
 * Removes the terms of a deleted record, but for those that were written when it was restored. Where
 * its id is packed it stays: a search holds such ids against the live ones.
 */
export async function removeTerms(
  { account, resource, id, version }: Pick<TermChange, 'account' | 'resource' | 'id' | 'version'>,
  terms: readonly string[],
): Promise<void> {
  const keys = terms.map((term) => rowKey.term(account, resource, term, id));
  await mapInParallel(keys, (key) => deleteRowIf(key, notNewerThan(version)));
}

/** A term row that was written with a version of its record, or before it. */
export function notNewerThan(version: number): RowCondition {
  return {
    expression: 'attribute_not_exists(#version) OR #version <= :version',
    values: { version },
  };
}
