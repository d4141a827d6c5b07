import { listComments } from '../../shared/data/comments.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { list } from '../../shared/routes/comments.ts';

export const handler = endpoint(list, (call, { query }) => listComments(call, query));
