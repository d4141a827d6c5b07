import { ApiError } from '#shared/errors.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { contactRemoval, isContactInUse } from '#shared/operations/contacts/contacts.ts';
import { commit } from '#shared/records/commit.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { contact } from '#shared/resources/contact.ts';
import { remove } from '#shared/routes/contacts.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, contact, id);
  matchVersion(call, record);
  if (isContactInUse(record)) throw new ApiError('contact_in_use');
  return commit(call, contactRemoval(call, record), { data: undefined });
});
