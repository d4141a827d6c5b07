import { endOwnSession } from '#shared/families/session/operations.ts';
import { end } from '#shared/families/session/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(end, (call, { id }) => endOwnSession(call, id));
