import { endpoint } from '#shared/http/endpoint.ts';
import { removeFile } from '#shared/operations/files/remove.ts';
import { remove } from '#shared/routes/files.ts';

export const handler = endpoint(remove, (call, { id, file_id }) => removeFile(call, id, file_id));
