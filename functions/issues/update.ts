import { endpoint } from '#shared/http/endpoint.ts';
import { updateIssue } from '#shared/operations/issues/update.ts';
import { update } from '#shared/routes/issues.ts';

export const handler = endpoint(update, (call, { id, body }) => updateIssue(call, id, body));
