import type { Answer, Call } from '#shared/call.ts';
import { contactProblems } from '#shared/domain/contact.ts';
import { createRecord } from '#shared/records/create.ts';
import type { Contact, ContactCreate } from '#shared/schemas/contact.ts';
import { contactView } from './contact-view.ts';

export function createContact(call: Call, body: ContactCreate): Promise<Answer<Contact>> {
  return createRecord(call, contactView, body, { problems: contactProblems });
}
