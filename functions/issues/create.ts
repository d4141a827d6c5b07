import { endpoint } from '#shared/http/endpoint.ts';
import { createIssue } from '#shared/operations/issues/create.ts';
import { create } from '#shared/routes/issues.ts';

export const handler = endpoint(create, (call, { body }) => createIssue(call, body));
