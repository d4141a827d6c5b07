import type { Call } from '#shared/call.ts';
import { readForWrite } from '#shared/records/read.ts';
import { updateRecord } from '#shared/records/update.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { contactProblems } from './contact.ts';
import { contactView } from './contact-view.ts';
import type { ContactUpdate } from './fields.ts';
import { contact } from './record.ts';
import { closeIfBlocked } from './uses.ts';

export async function updateContact(call: Call, id: number, body: ContactUpdate) {
  const before = await readForWrite(call, contact, id);
  const changes = bodyChanges(body);
  return updateRecord(call, contactView, before, changes, {
    problems: contactProblems,
    decide: (after) => ({ writes: closeIfBlocked(call, before, after) }),
  });
}
