import { contactView } from '#shared/families/contacts/contact-view.ts';
import { getByRef } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showByRef } from '#shared/http/operations.ts';

export const handler = endpoint(getByRef, showByRef(contactView));
