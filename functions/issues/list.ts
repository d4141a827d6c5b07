import { listIssues } from '../../shared/data/issues.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { list } from '../../shared/routes/issues.ts';

export const handler = endpoint(list, (call, { query }) => listIssues(call, query));
