import { restore } from '#shared/families/items/routes.ts';
import { restoreItem } from '#shared/families/reservations/restore-item.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(restore, (call, { id }) => restoreItem(call, id));
