import { endpoint } from '#shared/http/endpoint.ts';
import { listFiles } from '#shared/operations/files/list.ts';
import { list } from '#shared/routes/files.ts';

export const handler = endpoint(list, (call, { id, query }) => listFiles(call, id, query));
