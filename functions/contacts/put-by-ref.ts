import { putContactByRef } from '#shared/families/contacts/operations.ts';
import { putByRef } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(putByRef, putContactByRef);
