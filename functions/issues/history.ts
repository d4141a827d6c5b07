import { listIssueHistory } from '#shared/families/issues/history.ts';
import { history } from '#shared/families/issues/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listIssueHistory(call, id, query),
);
