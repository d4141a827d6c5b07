import { contactView } from '#shared/families/contacts/contact-view.ts';
import { get } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, showRecord(contactView));
