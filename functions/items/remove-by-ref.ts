import { removeItem } from '#shared/families/items/operations.ts';
import { item } from '#shared/families/items/record.ts';
import { removeByRef as route } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { removeByRef } from '#shared/http/operations.ts';

export const handler = endpoint(route, removeByRef(item, removeItem));
