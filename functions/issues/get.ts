import { endpoint } from '#shared/http/endpoint.ts';
import { issueView } from '#shared/operations/issues/issues.ts';
import { answerId } from '#shared/records/view.ts';
import { get } from '#shared/routes/issues.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, issueView, id));
