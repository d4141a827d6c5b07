import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#shared/call.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { FieldChange } from '#shared/fields/history.ts';
import { noteOnItem } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { atVersion, exists, type RowCondition } from '#shared/table/actions.ts';
import { fileSetChange } from './file-set.ts';
import { mainPictureOf } from './files.ts';
import type { FileSet, StoredFile } from './record.ts';

interface Edit {
  /** The changes for the history; absent for none. */
  changes?: readonly FieldChange[];
  /** A condition on the account's remaining storage. */
  room?: RowCondition;
}

/**
 * Writes the files of an item, and the fields of the item that derive from them. The item's version
 * changes only with its main picture.
 */
export function editFiles(
  call: Call,
  item: Current<ItemRecord>,
  before: FileSet,
  after: readonly StoredFile[],
  { changes = [], room }: Edit,
): Transaction {
  const mainPicture = mainPictureOf(after);
  const { main_picture_id, main_picture_file } = item;
  const isWritten = !isDeepStrictEqual(mainPicture, { main_picture_id, main_picture_file });
  const condition = call.ifMatch ? atVersion(item.version) : exists;
  const files = fileSetChange(call, before, after, {
    item: { condition, isWritten },
    ...(room ? { room } : {}),
  });
  const occasion = { action: 'files', changes } as const;
  if (isWritten) return joinWrites(files, itemChange(call, item, mainPicture, occasion));
  const notes = changes.length > 0 ? [noteOnItem(call, item, occasion)] : [];
  return joinWrites(files, { writes: notes });
}
