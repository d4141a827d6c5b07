import { endpoint } from '#shared/http/endpoint.ts';
import { createIssue } from '#shared/operations/issues/issue-writes.ts';
import { create } from '#shared/routes/issues.ts';

export const handler = endpoint(create, (call, { body }) => createIssue(call, body));
