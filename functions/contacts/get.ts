import { endpoint } from '#shared/http/endpoint.ts';
import { getContact } from '#shared/operations/contacts/get.ts';
import { get } from '#shared/routes/contacts.ts';

export const handler = endpoint(get, (call, { id }) => getContact(call, id));
