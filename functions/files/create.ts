import { endpoint } from '#shared/http/endpoint.ts';
import { createFiles } from '#shared/operations/files/create.ts';
import { create } from '#shared/routes/files.ts';

export const handler = endpoint(create, (call, { id, body }) => createFiles(call, id, body));
