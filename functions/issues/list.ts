import { listIssues } from '#shared/families/issues/operations.ts';
import { list } from '#shared/families/issues/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listIssues(call, query));
