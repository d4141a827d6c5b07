import { endpoint } from '#shared/http/endpoint.ts';
import { getIssue } from '#shared/operations/issues/get.ts';
import { get } from '#shared/routes/issues.ts';

export const handler = endpoint(get, (call, { id }) => getIssue(call, id));
