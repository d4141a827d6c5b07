import { endpoint } from '#shared/http/endpoint.ts';
import { contactView } from '#shared/operations/contacts/contacts.ts';
import { answerId } from '#shared/records/view.ts';
import { get } from '#shared/routes/contacts.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, contactView, id));
