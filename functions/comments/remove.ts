import { removeComment } from '#shared/families/comments/operations.ts';
import { remove } from '#shared/families/comments/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeComment(call, id));
