import { setIssueStatus } from '#shared/families/issues/operations.ts';
import { setStatus } from '#shared/families/issues/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(setStatus, (call, { id, body }) => setIssueStatus(call, id, body));
