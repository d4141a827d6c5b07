import { listItems } from '../../shared/data/item-lists.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { list } from '../../shared/routes/items.ts';

export const handler = endpoint(list, (call, { query }) => listItems(call, query));
