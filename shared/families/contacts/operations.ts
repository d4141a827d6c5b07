import type { Call } from '#shared/call.ts';
import { inUseError } from '#shared/records/blockers.ts';
import { createRecord } from '#shared/records/create.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { externalRefFilter, valueFilter } from '#shared/records/lists/value-filters.ts';
import { type PutInput, putByRef } from '#shared/records/put-by-ref.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { restoreReading } from '#shared/records/restore.ts';
import { updateRecord } from '#shared/records/update.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { contactProblems } from './contact.ts';
import { contactView, presentContact } from './contact-view.ts';
import { ContactCreate, type ContactQuery, ContactUpdate } from './fields.ts';
import { contact } from './record.ts';
import { readContactUses } from './used-by.ts';
import { closeIfBlocked, openUnlessBlocked, readOpen, stopUses } from './uses.ts';

export function listContacts(call: Call, query: ContactQuery) {
  return answerList(call, contactView, query, [
    valueFilter(call, contact, 'email', query.email),
    externalRefFilter(call, contact, query.external_ref),
  ]);
}

export function createContact(call: Call, body: ContactCreate) {
  return createRecord(call, contactView, body, {
    problems: contactProblems,
    decide: (record, { names }) => ({
      data: presentContact(record, names, 0),
      writes: closeIfBlocked(call, undefined, record),
    }),
  });
}

export async function updateContact(call: Call, id: number, body: ContactUpdate) {
  const before = await readForWrite(call, contact, id);
  return updateRecord(call, contactView, before, bodyChanges(body), {
    problems: contactProblems,
    decide: (after) => ({ writes: closeIfBlocked(call, before, after) }),
  });
}

export function putContactByRef(call: Call, input: PutInput) {
  return putByRef(call, contact, input, {
    bodies: { create: ContactCreate, update: ContactUpdate, replace: ContactCreate },
    create: createContact,
    update: updateContact,
  });
}

/** Deletes a contact without open bookings. A concurrent booking wins. */
export async function removeContact(call: Call, id: number) {
  const record = await readForWrite(call, contact, id);
  const uses = await readOpen(call, id, true);
  if (uses.open_checkouts_count + uses.open_reservations_count > 0)
    throw inUseError('contact_in_use', await readContactUses(call, id));
  return removeRecord(call, contact, record, { also: { writes: stopUses(call, id, uses.rows) } });
}

export function restoreContact(call: Call, id: number) {
  return restoreReading(call, contactView, id, async () => undefined, {
    decide: (draft) => ({ writes: openUnlessBlocked(call, draft) }),
  });
}
