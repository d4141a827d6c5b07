import { removeFile } from '#shared/families/files/operations.ts';
import { itemOwner } from '#shared/families/files/owner.ts';
import { remove } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id, file_id }) =>
  removeFile(call, itemOwner, id, file_id),
);
