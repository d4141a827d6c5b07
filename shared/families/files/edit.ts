import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#shared/call.ts';
import type { FieldChange } from '#shared/fields/history.ts';
import { unversionedEntry } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { atVersion, exists, type RowCondition } from '#shared/table/actions.ts';
import { fileSetChange } from './file-set.ts';
import { mainPictureOf } from './files.ts';
import type { Owner, OwnerRecord } from './owner.ts';
import type { FileSet, StoredFile } from './record.ts';

interface Edit {
  /** The changes for the history; absent for none. */
  changes?: readonly FieldChange[];
  /** A condition on the account's remaining storage. */
  quota?: RowCondition;
}

/**
 * Writes the files of a record, and its fields that derive from them. The version of the record
 * changes only with its main picture.
 */
export function editFiles<R extends OwnerRecord, V>(
  call: Call,
  owner: Owner<R, V>,
  record: Current<R>,
  before: FileSet,
  after: readonly StoredFile[],
  { changes = [], quota }: Edit,
): Transaction {
  const mainPicture = mainPictureOf(after);
  const { main_picture_id, main_picture_file } = record;
  const isWritten = !isDeepStrictEqual(mainPicture, { main_picture_id, main_picture_file });
  const condition = call.ifMatch ? atVersion(record.version) : exists;
  const files = fileSetChange(call, before, after, {
    record: { condition, isWritten },
    ...(quota ? { quota } : {}),
  });
  const entry = { action: 'files', changes } as const;
  if (isWritten) return joinWrites(files, owner.change(call, record, mainPicture, entry));
  const notes = changes.length > 0 ? [unversionedEntry(call, owner.name, record, entry)] : [];
  return joinWrites(files, { writes: notes });
}
