import { listChanges } from '#shared/families/changes/list.ts';
import { list } from '#shared/families/changes/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listChanges(call, query));
