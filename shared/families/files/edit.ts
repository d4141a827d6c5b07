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
  /** What history says of it; nothing where there is nothing to say. */
  changes?: readonly FieldChange[];
  /** What has to hold of the room that the account has left. */
  room?: RowCondition;
}

/**
 * Writes the files of an item, and of the item what it tells of them. Its version moves where it has
 * another main picture then, and only then.
 */
export function editFiles(
  call: Call,
  item: Current<ItemRecord>,
  before: FileSet,
  after: readonly StoredFile[],
  { changes = [], room }: Edit,
): Transaction {
  const told = mainPictureOf(after);
  const { main_picture_id, main_picture_file } = item;
  const isWritten = !isDeepStrictEqual(told, { main_picture_id, main_picture_file });
  const condition = call.ifMatch ? atVersion(item.version) : exists;
  const files = fileSetChange(call, before, after, {
    item: { condition, isWritten },
    ...(room ? { room } : {}),
  });
  const occasion = { action: 'files', changes } as const;
  if (isWritten) return joinWrites(files, itemChange(call, item, told, occasion));
  const notes = changes.length > 0 ? [noteOnItem(call, item, occasion)] : [];
  return joinWrites(files, { writes: notes });
}
