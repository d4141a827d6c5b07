import { lookUpItems } from '../../shared/data/item-lists.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { lookup } from '../../shared/routes/items.ts';

export const handler = endpoint(lookup, (call, { query }) => lookUpItems(call, query));
