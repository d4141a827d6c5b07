import type { Call } from '#shared/call.ts';
import { createRecord } from '#shared/records/create.ts';
import { contactProblems } from './contact.ts';
import { contactView, presentContact } from './contact-view.ts';
import type { ContactCreate } from './fields.ts';
import { closeIfBlocked } from './uses.ts';

export function createContact(call: Call, body: ContactCreate) {
  return createRecord(call, contactView, body, {
    problems: contactProblems,
    decide: (record, { names }) => ({
      data: presentContact(record, names, 0),
      writes: closeIfBlocked(call, undefined, record),
    }),
  });
}
