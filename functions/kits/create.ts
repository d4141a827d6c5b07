import { createKit } from '#shared/families/kits/operations.ts';
import { create } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body }) => createKit(call, body));
