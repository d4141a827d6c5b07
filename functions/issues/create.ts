import { createIssue } from '#shared/families/issues/operations.ts';
import { create } from '#shared/families/issues/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body }) => createIssue(call, body));
