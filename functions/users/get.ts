import { endpoint } from '#shared/http/endpoint.ts';
import { memberView } from '#shared/operations/users/members.ts';
import { answerId } from '#shared/records/view.ts';
import { get } from '#shared/routes/users.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, memberView, id));
