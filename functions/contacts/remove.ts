import { endpoint } from '#shared/http/endpoint.ts';
import { removeContact } from '#shared/operations/contacts/remove.ts';
import { remove } from '#shared/routes/contacts.ts';

export const handler = endpoint(remove, (call, { id }) => removeContact(call, id));
