import { listDirectory } from '../../shared/data/members.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { directory } from '../../shared/routes/users.ts';

export const handler = endpoint(directory, (call, { query }) => listDirectory(call, query));
