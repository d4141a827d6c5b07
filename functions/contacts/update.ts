import { endpoint } from '#shared/http/endpoint.ts';
import { updateContact } from '#shared/operations/contacts/update.ts';
import { update } from '#shared/routes/contacts.ts';

export const handler = endpoint(update, (call, { id, body }) => updateContact(call, id, body));
