import { removeContact } from '#shared/families/contacts/operations.ts';
import { remove } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeContact(call, id));
