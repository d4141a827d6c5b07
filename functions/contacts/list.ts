import { listContacts } from '#shared/families/contacts/operations.ts';
import { list } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listContacts(call, query));
