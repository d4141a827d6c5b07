import type { Call } from '#shared/call.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { externalRefFilter, valueFilter } from '#shared/records/lists/value-filters.ts';
import { contactView } from './contact-view.ts';
import type { ContactQuery } from './fields.ts';
import { contact } from './record.ts';

export function listContacts(call: Call, query: ContactQuery) {
  return answerList(call, contactView, query, [
    valueFilter(call, contact, 'email', query.email),
    externalRefFilter(call, contact, query.external_ref),
  ]);
}
