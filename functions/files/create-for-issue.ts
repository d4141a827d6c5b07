import { createFiles } from '#shared/families/files/create.ts';
import { issueOwner } from '#shared/families/files/owner.ts';
import { createForIssue } from '#shared/families/files/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(createForIssue, (call, { id, body }) =>
  createFiles(call, issueOwner, id, body),
);
