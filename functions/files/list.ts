import { listFiles } from '#shared/families/files/list.ts';
import { itemOwner } from '#shared/families/files/owner.ts';
import { list } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { id, query }) =>
  listFiles(call, itemOwner, id, query),
);
