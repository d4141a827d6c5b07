import { endpoint } from '#shared/http/endpoint.ts';
import { listDirectory } from '#shared/operations/users/directory.ts';
import { directory } from '#shared/routes/users.ts';

export const handler = endpoint(directory, (call, { query }) => listDirectory(call, query));
