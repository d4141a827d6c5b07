import { commit } from '../../shared/data/commit.ts';
import { contactRemoval, isContactInUse } from '../../shared/data/contacts.ts';
import { getRecord, matchVersion } from '../../shared/data/records.ts';
import { ApiError } from '../../shared/errors.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { contact } from '../../shared/resources/contact.ts';
import { remove } from '../../shared/routes/contacts.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, contact, id);
  matchVersion(call, record);
  if (isContactInUse(record)) throw new ApiError('contact_in_use');
  return commit(call, contactRemoval(call, record), { data: undefined });
});
