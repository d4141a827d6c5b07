import { itemView } from '#shared/families/items/item-view.ts';
import { get } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, showRecord(itemView));
