import { endpoint } from '#shared/http/endpoint.ts';
import { listIssues } from '#shared/operations/issues/list.ts';
import { list } from '#shared/routes/issues.ts';

export const handler = endpoint(list, (call, { query }) => listIssues(call, query));
