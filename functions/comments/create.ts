import { endpoint } from '#shared/http/endpoint.ts';
import { createComment } from '#shared/operations/comments/create.ts';
import { create } from '#shared/routes/comments.ts';

export const handler = endpoint(create, (call, { body }) => createComment(call, body));
