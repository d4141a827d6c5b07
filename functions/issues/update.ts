import { updateIssue } from '#shared/families/issues/operations.ts';
import { update } from '#shared/families/issues/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, body }) => updateIssue(call, id, body));
