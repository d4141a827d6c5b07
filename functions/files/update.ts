import { updateFile } from '#shared/families/files/operations.ts';
import { itemOwner } from '#shared/families/files/owner.ts';
import { update } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, file_id, body }) =>
  updateFile(call, itemOwner, id, file_id, body),
);
