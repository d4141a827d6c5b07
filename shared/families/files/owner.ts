import type { Call } from '#shared/call.ts';
import type { FileOwner } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import type { Transaction } from '#shared/records/transaction.ts';
import type { View } from '#shared/records/view.ts';
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
    occasion: Occasion,
  ) => Transaction;
}
