import { listAccountKeys } from '#shared/families/keys/operations.ts';
import { list } from '#shared/families/keys/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { id, query }) => listAccountKeys(call, id, query));
