import { endpoint } from '#shared/http/endpoint.ts';
import { listAccountKeys } from '#shared/operations/keys/list.ts';
import { list } from '#shared/routes/keys.ts';

export const handler = endpoint(list, (call, { id, query }) => listAccountKeys(call, id, query));
