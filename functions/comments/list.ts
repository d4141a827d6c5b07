import { endpoint } from '#shared/http/endpoint.ts';
import { listComments } from '#shared/operations/comments/list.ts';
import { list } from '#shared/routes/comments.ts';

export const handler = endpoint(list, (call, { query }) => listComments(call, query));
