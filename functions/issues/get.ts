import { issueView } from '#shared/families/issues/issue-view.ts';
import { get } from '#shared/families/issues/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, showRecord(issueView));
