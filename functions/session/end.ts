import { endpoint } from '#shared/http/endpoint.ts';
import { endOwnSession } from '#shared/operations/session/end.ts';
import { end } from '#shared/routes/session.ts';

export const handler = endpoint(end, (call, { id }) => endOwnSession(call, id));
