import type { Call } from '#shared/call.ts';
import { inUseError } from '#shared/records/blockers.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { allOf, atZero } from '#shared/table/actions.ts';
import { isContactInUse } from './contact.ts';
import { contact } from './record.ts';
import { readContactUses } from './used-by.ts';

/** Deletes a contact without open bookings. A concurrent booking wins. */
export async function removeContact(call: Call, id: number) {
  const record = await readForWrite(call, contact, id);
  if (isContactInUse(record)) throw inUseError('contact_in_use', await readContactUses(call, id));
  const unused = allOf(atZero('open_checkouts_count'), atZero('open_reservations_count'));
  return removeRecord(call, contact, record, { conditions: [unused] });
}
