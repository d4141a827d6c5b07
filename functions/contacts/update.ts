import { endpoint } from '#shared/http/endpoint.ts';
import { contactProblems, contactView } from '#shared/operations/contacts/contacts.ts';
import { updateRecord } from '#shared/records/create-update.ts';
import { getRecord, matchVersion, sentChanges } from '#shared/records/records.ts';
import { contact } from '#shared/resources/contact.ts';
import { update } from '#shared/routes/contacts.ts';

export const handler = endpoint(update, async (call, { id, body }) => {
  const before = await getRecord(call.caller, contact, id);
  matchVersion(call, before);
  const changes = sentChanges(body);
  return updateRecord(call, contactView, before, changes, { problems: contactProblems });
});
