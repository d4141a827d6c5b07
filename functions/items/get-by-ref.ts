import { itemView } from '#shared/families/items/item-view.ts';
import { getByRef } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showByRef } from '#shared/http/operations.ts';

export const handler = endpoint(getByRef, showByRef(itemView));
