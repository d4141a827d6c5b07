import type { Call } from '#shared/call.ts';
import type { Issue } from '#shared/families/issues/fields.ts';
import { issueView } from '#shared/families/issues/issue-view.ts';
import { type IssueRecord, issue } from '#shared/families/issues/record.ts';
import type { Item } from '#shared/families/items/fields.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import { itemView } from '#shared/families/items/item-view.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { FileOwner } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { EntryDetails } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import type { Transaction } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import type { View } from '#shared/records/view.ts';
import { change } from '#shared/records/writes.ts';
import type { MainPictureFields } from '#shared/resources/files.ts';

export interface OwnerRecord extends BaseRecord, MainPictureFields {}

/** A kind of record that files belong to. */
export interface Owner<R extends OwnerRecord, V> {
  name: FileOwner;
  view: View<R, V>;
  /** The writes of a record whose main picture changes. */
  change: (
    call: Call,
    before: Current<R>,
    changes: MainPictureFields,
    entry: EntryDetails,
  ) => Transaction;
}

export const itemOwner: Owner<ItemRecord, Item> = {
  name: 'item',
  view: itemView,
  change: itemChange,
};

export const issueOwner: Owner<IssueRecord, Issue> = {
  name: 'issue',
  view: issueView,
  change: (call, before, changes, entry) =>
    change(call, issue, before, nextVersion<IssueRecord>(call, before, changes), entry),
};
