import { judgeLookup, lookUpItems } from '../../shared/data/item-lists.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { lookup } from '../../shared/routes/items.ts';

export const handler = endpoint(lookup, async (call, { query }) => {
  judgeLookup(query);
  return lookUpItems(call, query);
});
