import type { Answer, Call } from '#shared/call.ts';
import { contactProblems } from '#shared/domain/contact.ts';
import { readForWrite } from '#shared/records/read.ts';
import { updateRecord } from '#shared/records/update.ts';
import { sentChanges } from '#shared/records/versions.ts';
import { contact } from '#shared/resources/contact.ts';
import type { Contact, ContactUpdate } from '#shared/schemas/contact.ts';
import { contactView } from './contact-view.ts';

export async function updateContact(
  call: Call,
  id: number,
  body: ContactUpdate,
): Promise<Answer<Contact>> {
  const before = await readForWrite(call, contact, id);
  const changes = sentChanges(body);
  return updateRecord(call, contactView, before, changes, { problems: contactProblems });
}
