import { contactView } from '../../shared/data/contacts.ts';
import { answerId } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { get } from '../../shared/routes/contacts.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, contactView, id));
