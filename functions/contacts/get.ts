import { getContact } from '#shared/families/contacts/get.ts';
import { get } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id }) => getContact(call, id));
