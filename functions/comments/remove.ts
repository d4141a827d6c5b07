import { endpoint } from '#shared/http/endpoint.ts';
import { removeComment } from '#shared/operations/comments/remove.ts';
import { remove } from '#shared/routes/comments.ts';

export const handler = endpoint(remove, (call, { id }) => removeComment(call, id));
