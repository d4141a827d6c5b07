import { listDirectory } from '#shared/families/users/operations.ts';
import { directory } from '#shared/families/users/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(directory, (call, { query }) => listDirectory(call, query));
