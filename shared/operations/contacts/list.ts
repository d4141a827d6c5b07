import type { Call } from '#shared/call.ts';
import { searchFilter, selectionOf } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { contact } from '#shared/resources/contact.ts';
import type { ContactQuery } from '#shared/schemas/contact.ts';
import { contactView } from './contact-view.ts';

export function listContacts(call: Call, query: ContactQuery) {
  const selection = selectionOf([searchFilter(call, contact, query.q)]);
  return answerList(call, contactView, query, selection);
}
