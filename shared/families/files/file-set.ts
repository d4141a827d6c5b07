import type { AccountScope } from '#shared/call.ts';
import type { FileOwner } from '#shared/families.ts';
import type { Counter, Transaction } from '#shared/records/transaction.ts';
import { absent, atVersion, type RowCondition } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { bytesOfFiles, otherFiles, storedPictures } from './files.ts';
import type { FileSet, StoredFile } from './record.ts';

/** All files of a record, expired ones included. */
export async function readFileSet(
  call: AccountScope,
  owner: FileOwner,
  id: number,
): Promise<FileSet> {
  const row = await findRow(rowKey.files(call.caller.accountId, owner, id), { consistent: true });
  return { owner, id, version: Number(row?.version ?? 0), all: filesOf(row) };
}

export function filesOf(row: Row | undefined): readonly StoredFile[] {
  return (row?.files ?? []) as StoredFile[];
}

interface FileWriteConditions {
  /** A condition on the record, if it exists, and whether its row is written anyway. */
  record?: { condition: RowCondition; isWritten: boolean };
  /** A condition on the account's storage. */
  quota?: RowCondition;
}

/**
 * Writes the files of a record if they have not changed since they were read, and updates the counts
 * of the record, if it still exists, and of the account.
 */
export function fileSetChange(
  { caller: { accountId } }: AccountScope,
  before: FileSet,
  after: readonly StoredFile[],
  { record, quota }: FileWriteConditions = {},
): Pick<Transaction, 'writes' | 'counters'> {
  const key = rowKey.files(accountId, before.owner, before.id);
  const condition = before.version === 0 ? absent : atVersion(before.version);
  const set = { entity: key.entity, files: after, version: before.version + 1 };
  const ofRecord = record ? recordCounters(accountId, before, after, record.condition) : [];
  const isUntouched = record && !record.isWritten && ofRecord.length === 0;
  const recordKey = rowKey.record(accountId, before.owner, before.id);
  return {
    writes: [
      { kind: 'update', key, set, condition },
      ...(isUntouched
        ? [{ kind: 'check', key: recordKey, condition: record.condition } as const]
        : []),
    ],
    counters: [
      ...ofRecord,
      ...totalCounter(accountId, bytesOfFiles(after) - bytesOfFiles(before.all), quota),
    ],
  };
}

/**
 * An account's total is one row: only calls about files write it, once each, and conflicts are
 * retried. A total spread over several rows could not enforce the limit.
 */
function totalCounter(account: number, delta: number, quota?: RowCondition): Counter[] {
  if (delta === 0) return [];
  const counter = { key: rowKey.fileTotal(account), attribute: 'bytes', delta };
  return [{ ...counter, ...(quota ? { condition: quota } : {}) }];
}

function recordCounters(
  account: number,
  before: FileSet,
  after: readonly StoredFile[],
  condition: RowCondition,
): Counter[] {
  const key = rowKey.record(account, before.owner, before.id);
  const pictures = storedPictures(after).length - storedPictures(before.all).length;
  const files = otherFiles(after).length - otherFiles(before.all).length;
  return [
    ...(pictures === 0 ? [] : [{ key, attribute: 'pictures_count', delta: pictures, condition }]),
    ...(files === 0 ? [] : [{ key, attribute: 'files_count', delta: files, condition }]),
  ];
}
