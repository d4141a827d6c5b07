import type { Call } from '#shared/call.ts';
import type { FileOwner } from '#shared/families.ts';
import { readLinked } from '#shared/records/read.ts';
import type { Transaction } from '#shared/records/transaction.ts';
import { editFiles } from './edit.ts';
import { issueOwner } from './issue-owner.ts';
import { itemOwner } from './item-owner.ts';
import type { Owner, OwnerRecord } from './owner.ts';
import type { FileSet, StoredFile } from './record.ts';

type Editor = (
  call: Call,
  before: FileSet,
  after: readonly StoredFile[],
) => Promise<Transaction | undefined>;

const editors: Readonly<Record<FileOwner, Editor>> = {
  item: editorOf(itemOwner),
  issue: editorOf(issueOwner),
};

/** The writes of the files of a record, which is read first; undefined where it was deleted. */
export const editLinked: Editor = (call, before, after) =>
  editors[before.owner](call, before, after);

function editorOf<R extends OwnerRecord, V>(owner: Owner<R, V>): Editor {
  return async (call, before, after) => {
    const [record] = await readLinked<R>(call, owner.view.resource, [before.id]);
    return record && editFiles(call, owner, record, before, after, {});
  };
}
