import { createFiles } from '#shared/families/files/create.ts';
import { itemOwner } from '#shared/families/files/owner.ts';
import { create } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { id, body }) =>
  createFiles(call, itemOwner, id, body),
);
