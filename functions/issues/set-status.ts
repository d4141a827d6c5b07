import { endpoint } from '#shared/http/endpoint.ts';
import { setIssueStatus } from '#shared/operations/issues/set-status.ts';
import { setStatus } from '#shared/routes/issues.ts';

export const handler = endpoint(setStatus, (call, { id, body }) => setIssueStatus(call, id, body));
