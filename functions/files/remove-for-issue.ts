import { removeFile } from '#shared/families/files/operations.ts';
import { issueOwner } from '#shared/families/files/owner.ts';
import { removeForIssue } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(removeForIssue, (call, { id, file_id }) =>
  removeFile(call, issueOwner, id, file_id),
);
