import type { Call } from '#shared/call.ts';
import { writesWholeBatches } from '#shared/config.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { equalityTerms, isEqualityTerm } from '#shared/resources/equality-terms.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { RowCondition, RowWrite } from '#shared/table/actions.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { findRows } from '#shared/table/read.ts';
import { type NamedRowKey, type Row, rowIdentity, rowKey } from '#shared/table/rows.ts';
import { deleteRowIf, putRowIf, transactionRows } from '#shared/table/write.ts';
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
 * The terms that a write adds and removes; a background task removes those of a deleted record. A restored
 * record gets all its terms again, and loses those that it no longer has.
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
  const newTerms = [...(isRestored ? now : now.difference(old))];
  const removed = [...old.difference(now)];
  if (newTerms.length + removed.length === 0) return [];
  const { id, version } = after;
  return [{ account, resource: resource.name, id, mark, version, added: newTerms, removed }];
}

/**
 * Up to this many more rows in a transaction take less time than another call to the store before it; any number on
 * a laptop, where that call is a transaction as well.
 */
const maxTermsInside = () => (writesWholeBatches() ? transactionRows : 8);

/**
 * Terms go into the transaction while they fit. The many terms of a new record go before it, at half the
 * cost: an id without a record matches nothing. Any others are written before it with a mark, and cleaned
 * up after it.
 */
export function planTermWrites(changes: readonly TermChange[], freeRows: number) {
  const inTransaction: TermChange[] = [];
  const ofNewRecords: TermChange[] = [];
  const overflow: TermChange[] = [];
  let remainingRows = freeRows;
  for (const change of changes) {
    const rows = change.added.length + change.removed.length;
    const max = isOfNewRecord(change) ? Math.min(remainingRows, maxTermsInside()) : remainingRows;
    if (rows <= max) {
      inTransaction.push(change);
      remainingRows -= rows;
    } else {
      (isOfNewRecord(change) ? ofNewRecords : overflow).push(change);
    }
  }
  return {
    before: () =>
      putRows([...ofNewRecords.flatMap(newTermRows), ...overflow.flatMap(overflowRows)]),
    writes: inTransaction.flatMap(transactionWrites),
    after: async () => {
      await mapInParallel(overflow, removeOverflow);
    },
    /** After a transaction that failed. */
    undo: async () => deleteRows((await withoutRecord(ofNewRecords)).flatMap(newTermRows)),
  };
}

/** The changes without a record: another attempt at the same write may have created it first. */
async function withoutRecord(changes: readonly TermChange[]): Promise<TermChange[]> {
  const keyOf = ({ account, resource, id }: TermChange) => rowKey.record(account, resource, id);
  const rows = await findRows(changes.map(keyOf), { consistent: true, attributes: [] });
  const live = new Set(rows.map(rowIdentity));
  return changes.filter((change) => !live.has(rowIdentity(keyOf(change))));
}

/** Nobody else writes the terms of a new record, whose id was never used. */
function isOfNewRecord({ version }: TermChange): boolean {
  return version === 1;
}

const keysOf = ({ account, resource, id }: TermChange, terms: readonly string[]) =>
  terms.map((term) => rowKey.term(account, resource, term, id));

/** The rows of the added terms of a new record. */
export function newTermRows(change: TermChange): Row[] {
  return keysOf(change, change.added).map((key) => ({ ...key }));
}

function transactionWrites(change: TermChange): RowWrite[] {
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
 * The row that replaces that of a removed value, whose id may be packed (`packed-rows.ts`); undefined for
 * a word, whose row is deleted.
 */
function removedRow(key: NamedRowKey, version: number): Row | undefined {
  return isEqualityTerm(key.sk) ? { ...key, version, removed: true } : undefined;
}

/**
 * The rows of added and removed overflow terms. Their mark makes a search check the record, so the
 * leftovers of a failed write match nothing.
 */
function overflowRows(change: TermChange): Row[] {
  const keys = keysOf(change, [...change.added, ...change.removed]);
  return keys.map((key) => ({ ...key, mark: change.mark, version: change.version }));
}

/** A later write may have added a term again; its row has another mark, or none. */
async function removeOverflow(change: TermChange): Promise<void> {
  const condition = { expression: '#mark = :mark', values: { mark: change.mark } };
  await mapInParallel(keysOf(change, change.removed), (key) => {
    const row = removedRow(key, change.version);
    return row ? putRowIf(row, condition) : deleteRowIf(key, condition);
  });
}

/**
 * Removes the terms of a deleted record, except those that were written when it was restored. A packed id
 * stays: a search compares such ids with the live ones.
 */
export async function removeTerms(
  { account, resource, id, version }: Pick<TermChange, 'account' | 'resource' | 'id' | 'version'>,
  terms: readonly string[],
): Promise<void> {
  const keys = terms.map((term) => rowKey.term(account, resource, term, id));
  await mapInParallel(keys, (key) => deleteRowIf(key, notNewerThan(version)));
}

/** Holds for a term row that was written with this version of its record, or an earlier one. */
export function notNewerThan(version: number): RowCondition {
  return {
    expression: 'attribute_not_exists(#version) OR #version <= :version',
    values: { version },
  };
}
