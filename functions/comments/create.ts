import { createComment } from '#shared/families/comments/operations.ts';
import { create } from '#shared/families/comments/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body }) => createComment(call, body));
