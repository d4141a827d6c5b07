import { restoreItem } from '#shared/families/files/restore-item.ts';
import { restore } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(restore, (call, { id }) => restoreItem(call, id));
