import { listFiles } from '#shared/families/files/list.ts';
import { issueOwner } from '#shared/families/files/owner.ts';
import { listForIssue } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(listForIssue, (call, { id, query }) =>
  listFiles(call, issueOwner, id, query),
);
