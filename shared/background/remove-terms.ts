import { checkout } from '#shared/families/checkouts/record.ts';
import { contact } from '#shared/families/contacts/record.ts';
import { event } from '#shared/families/events/record.ts';
import { issue } from '#shared/families/issues/record.ts';
import { item } from '#shared/families/items/record.ts';
import { location } from '#shared/families/locations/record.ts';
import { reservation } from '#shared/families/reservations/record.ts';
import { fromRow } from '#shared/records/row.ts';
import { removeTerms } from '#shared/records/terms.ts';
import type { RowChange } from '#shared/table/image.ts';
import { accountOfPartition, type Row } from '#shared/table/rows.ts';

/** By the kind of record, for those that have terms. */
const removers: Readonly<Record<string, (account: number, row: Row) => Promise<void>>> = {
  item: (account, row) => removeTerms(account, item, fromRow(item, row)),
  location: (account, row) => removeTerms(account, location, fromRow(location, row)),
  contact: (account, row) => removeTerms(account, contact, fromRow(contact, row)),
  reservation: (account, row) => removeTerms(account, reservation, fromRow(reservation, row)),
  checkout: (account, row) => removeTerms(account, checkout, fromRow(checkout, row)),
  issue: (account, row) => removeTerms(account, issue, fromRow(issue, row)),
  event: (account, row) => removeTerms(account, event, fromRow(event, row)),
};

/** Removes the search terms of a deleted record, which match nothing any more. */
export async function removeDeletedTerms({ before, after }: RowChange): Promise<void> {
  if (!before || after) return;
  await removers[String(before.entity)]?.(accountOfPartition(before.pk), before);
}
