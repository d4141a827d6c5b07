import { createItem } from '../../shared/data/items.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { create } from '../../shared/routes/items.ts';

export const handler = endpoint(create, (call, { body }) => createItem(call, body));
