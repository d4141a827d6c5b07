import { endpoint } from '#shared/http/endpoint.ts';
import { listIssueHistory } from '#shared/operations/issues/history.ts';
import { history } from '#shared/routes/issues.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listIssueHistory(call, id, query),
);
