import { getIssue } from '#shared/families/issues/get.ts';
import { get } from '#shared/families/issues/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id }) => getIssue(call, id));
