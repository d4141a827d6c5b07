import type { Call } from '#shared/call.ts';
import { inUseError } from '#shared/records/blockers.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { contact } from './record.ts';
import { readContactUses } from './used-by.ts';
import { readOpen, stopUses } from './uses.ts';

/** Deletes a contact without open bookings. A concurrent booking wins. */
export async function removeContact(call: Call, id: number) {
  const record = await readForWrite(call, contact, id);
  const uses = await readOpen(call, id, true);
  if (uses.open_checkouts_count + uses.open_reservations_count > 0)
    throw inUseError('contact_in_use', await readContactUses(call, id));
  return removeRecord(call, contact, record, { also: { writes: stopUses(call, id, uses.rows) } });
}
