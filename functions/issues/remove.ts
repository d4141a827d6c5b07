import { endpoint } from '#shared/http/endpoint.ts';
import { removeIssue } from '#shared/operations/issues/remove.ts';
import { remove } from '#shared/routes/issues.ts';

export const handler = endpoint(remove, (call, { id }) => removeIssue(call, id));
