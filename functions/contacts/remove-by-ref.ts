import { removeContact } from '#shared/families/contacts/operations.ts';
import { contact } from '#shared/families/contacts/record.ts';
import { removeByRef as route } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { removeByRef } from '#shared/http/operations.ts';

export const handler = endpoint(route, removeByRef(contact, removeContact));
