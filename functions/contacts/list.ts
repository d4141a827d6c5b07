import { endpoint } from '#shared/http/endpoint.ts';
import { contactView } from '#shared/operations/contacts/contacts.ts';
import { searchFilter, selectionOf } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/view.ts';
import { contact } from '#shared/resources/contact.ts';
import { list } from '#shared/routes/contacts.ts';

export const handler = endpoint(list, async (call, { query }) => {
  const selection = selectionOf([await searchFilter(call.caller, contact, query.q)]);
  return answerList(call, contactView, query, selection);
});
