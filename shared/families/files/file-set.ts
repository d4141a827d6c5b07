import type { InAccount } from '#shared/call.ts';
import type { Counter, Transaction } from '#shared/records/transaction.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { bytesOfFiles, storedPictures } from './files.ts';
import type { FileSet, StoredFile } from './record.ts';

/** All files of an item, expired ones included. */
export async function readFileSet(call: InAccount, item: number): Promise<FileSet> {
  const key = rowKey.files(call.caller.accountId, item);
  return fileSetOf(item, await findRow(key, { consistent: true }));
}

export function fileSetOf(item: number, row: Row | undefined): FileSet {
  return { item, version: Number(row?.version ?? 0), all: (row?.files ?? []) as StoredFile[] };
}

/** Further conditions of the write. */
interface Bounds {
  /** A condition on the item, if it exists, and whether its row is written anyway. */
  item?: { condition: RowCondition; isWritten: boolean };
  /** A condition on the account's storage. */
  room?: RowCondition;
}

/**
 * Writes the files of an item if they have not changed since they were read, and updates the counts
 * of the item, if it still exists, and of the account.
 */
export function fileSetChange(
  { caller: { accountId } }: InAccount,
  before: FileSet,
  after: readonly StoredFile[],
  { item, room }: Bounds = {},
): Pick<Transaction, 'writes' | 'counters'> {
  const key = rowKey.files(accountId, before.item);
  const condition = {
    expression: before.version === 0 ? 'attribute_not_exists(#pk)' : '#version = :version',
    ...(before.version === 0 ? {} : { values: { version: before.version } }),
  };
  const { entity } = key;
  const set = { entity, files: after, version: before.version + 1 };
  const ofItem = item ? itemCounters(accountId, before, after, item.condition) : [];
  const isUntouched = item && !item.isWritten && ofItem.length === 0;
  const itemKey = rowKey.record(accountId, 'item', before.item);
  return {
    writes: [
      { kind: 'update', key, set, condition },
      ...(isUntouched ? [{ kind: 'check', key: itemKey, condition: item.condition } as const] : []),
    ],
    counters: [
      ...ofItem,
      ...totalCounter(accountId, bytesOfFiles(after) - bytesOfFiles(before.all), room),
    ],
  };
}

/**
 * An account's total is one row: only calls about files write it, once each, and conflicts are
 * retried. A total spread over several rows could not enforce the limit.
 */
function totalCounter(account: number, delta: number, room?: RowCondition): Counter[] {
  if (delta === 0) return [];
  const counter = { key: rowKey.fileTotal(account), attribute: 'bytes', delta };
  return [{ ...counter, ...(room ? { condition: room } : {}) }];
}

function itemCounters(
  account: number,
  before: FileSet,
  after: readonly StoredFile[],
  condition: RowCondition,
): Counter[] {
  const key = rowKey.record(account, 'item', before.item);
  const pictures = storedPictures(after).length - storedPictures(before.all).length;
  const files = otherFiles(after) - otherFiles(before.all);
  return [
    ...(pictures === 0 ? [] : [{ key, attribute: 'pictures_count', delta: pictures, condition }]),
    ...(files === 0 ? [] : [{ key, attribute: 'files_count', delta: files, condition }]),
  ];
}

function otherFiles(all: readonly StoredFile[]): number {
  return all.filter(({ status, kind }) => status === 'stored' && kind !== 'picture').length;
}
