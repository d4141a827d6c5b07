import type { Call } from '#shared/call.ts';
import type { FieldProblems } from '#shared/errors.ts';
import { coordinateProblems } from '#shared/families/locations/location.ts';
import { type Blockers, inUseError, readBlockers } from '#shared/records/blockers.ts';
import { idsWithValue } from '#shared/records/ids-in-index.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { valueFilter } from '#shared/records/lists/value-filters.ts';
import { readLiveIds } from '#shared/records/live-ids.ts';
import {
  createRecord,
  readNothing,
  restoreRecord,
  updateRecord,
} from '#shared/records/operations.ts';
import { type PutInput, putByRef } from '#shared/records/put-by-ref.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { indexes } from '#shared/table/indexes.ts';
import { contactView, presentContact } from './contact-view.ts';
import { ContactCreate, type ContactQuery, ContactUpdate } from './fields.ts';
import { type ContactRecord, contact } from './record.ts';
import { closeIfBlocked, openUnlessBlocked, readOpen, stopUses } from './uses.ts';

export function listContacts(call: Call, query: ContactQuery) {
  return answerList(call, contactView, query, [valueFilter(call, contact, 'email', query.email)]);
}

export function createContact(call: Call, body: ContactCreate) {
  return createRecord(call, contactView, body, readNothing, {
    problems: contactProblems,
    decide: (record, { names }) => ({
      data: presentContact(record, names, 0),
      writes: closeIfBlocked(call, undefined, record),
    }),
  });
}

export async function updateContact(call: Call, id: number, body: ContactUpdate) {
  const before = await readForWrite(call, contact, id);
  return updateRecord(call, contactView, before, bodyChanges(body), readNothing, {
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
  return removeRecord(call, contact, record, {
    extraWrites: { writes: stopUses(call, id, uses.rows) },
  });
}

export function restoreContact(call: Call, id: number) {
  return restoreRecord(call, contactView, id, readNothing, {
    decide: (draft) => ({ writes: openUnlessBlocked(call, draft) }),
  });
}

function contactProblems(record: ContactRecord): FieldProblems {
  const problems = coordinateProblems(record);
  if (record.id === 0 || record.company_id !== record.id) return problems;
  const message = 'A contact cannot be its own company.';
  return { ...problems, company_id: [{ code: 'invalid_value', message }] };
}

/** The records that use a contact: its open checkouts and reservations. */
function readContactUses(call: Call, id: number): Promise<Blockers[]> {
  const bookings = (['checkout', 'reservation'] as const).map(async (resource) => {
    const [own, open] = await Promise.all([
      idsWithValue(call, resource, indexes.booking.contact, id),
      readLiveIds(call, resource, ['open']),
    ]);
    return readBlockers(call, resource, own.intersection(open));
  });
  return Promise.all(bookings);
}
