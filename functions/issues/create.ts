import { createIssue } from '../../shared/data/issue-writes.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { create } from '../../shared/routes/issues.ts';

export const handler = endpoint(create, (call, { body }) => createIssue(call, body));
