import { endpoint } from '#shared/http/endpoint.ts';
import { contactProblems, contactView } from '#shared/operations/contacts/contacts.ts';
import { createRecord } from '#shared/records/create-update.ts';
import { contact } from '#shared/resources/contact.ts';
import { create } from '#shared/routes/contacts.ts';

export const handler = endpoint(create, (call, { body }) => {
  const content = { ...contact.blank, ...body };
  return createRecord(call, contactView, content, { problems: contactProblems });
});
