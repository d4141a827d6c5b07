import { listComments } from '#shared/families/comments/operations.ts';
import { list } from '#shared/families/comments/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listComments(call, query));
