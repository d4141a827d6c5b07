import { createComment } from '../../shared/data/comments.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { create } from '../../shared/routes/comments.ts';

export const handler = endpoint(create, (call, { body }) => createComment(call, body));
