import { memberView } from '../../shared/data/members.ts';
import { answerId } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { get } from '../../shared/routes/users.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, memberView, id));
