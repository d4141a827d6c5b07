import { endpoint } from '#shared/http/endpoint.ts';
import { createContact } from '#shared/operations/contacts/create.ts';
import { create } from '#shared/routes/contacts.ts';

export const handler = endpoint(create, (call, { body }) => createContact(call, body));
