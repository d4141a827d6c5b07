import { endpoint } from '#shared/http/endpoint.ts';
import { listContacts } from '#shared/operations/contacts/list.ts';
import { list } from '#shared/routes/contacts.ts';

export const handler = endpoint(list, (call, { query }) => listContacts(call, query));
