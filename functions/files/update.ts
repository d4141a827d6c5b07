import { endpoint } from '#shared/http/endpoint.ts';
import { updateFile } from '#shared/operations/files/update.ts';
import { update } from '#shared/routes/files.ts';

export const handler = endpoint(update, (call, { id, file_id, body }) =>
  updateFile(call, id, file_id, body),
);
