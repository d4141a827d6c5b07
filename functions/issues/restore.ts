import { restoreIssue } from '#shared/families/files/restore-issue.ts';
import { restore } from '#shared/families/issues/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(restore, (call, { id }) => restoreIssue(call, id));
