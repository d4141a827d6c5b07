import { createContact } from '#shared/families/contacts/operations.ts';
import { create } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body }) => createContact(call, body));
