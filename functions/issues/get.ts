import { issueView } from '../../shared/data/issues.ts';
import { answerId } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { get } from '../../shared/routes/issues.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, issueView, id));
