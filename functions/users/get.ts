import { getUser } from '#shared/families/users/get.ts';
import { get } from '#shared/families/users/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id }) => getUser(call, id));
