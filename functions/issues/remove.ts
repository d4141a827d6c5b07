import { removeIssue } from '#shared/families/issues/operations.ts';
import { remove } from '#shared/families/issues/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeIssue(call, id));
