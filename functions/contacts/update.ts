import { updateContact } from '#shared/families/contacts/operations.ts';
import { update } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, body }) => updateContact(call, id, body));
