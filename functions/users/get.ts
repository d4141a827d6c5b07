import { endpoint } from '#shared/http/endpoint.ts';
import { getUser } from '#shared/operations/users/get.ts';
import { get } from '#shared/routes/users.ts';

export const handler = endpoint(get, (call, { id }) => getUser(call, id));
