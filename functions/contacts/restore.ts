import { restoreContact } from '#shared/families/contacts/operations.ts';
import { restore } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(restore, (call, { id }) => restoreContact(call, id));
