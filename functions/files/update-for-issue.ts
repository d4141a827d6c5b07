import { updateFile } from '#shared/families/files/operations.ts';
import { issueOwner } from '#shared/families/files/owner.ts';
import { updateForIssue } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(updateForIssue, (call, { id, file_id, body }) =>
  updateFile(call, issueOwner, id, file_id, body),
);
