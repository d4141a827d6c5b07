import { endpoint } from '#shared/http/endpoint.ts';
import { moveStock, takeStock } from '#shared/operations/items/inventory.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { item } from '#shared/resources/item.ts';
import { takeInventory } from '#shared/routes/items.ts';

export const handler = endpoint(takeInventory, async (call, { id, body }) => {
  const before = await getRecord(call.caller, item, id);
  matchVersion(call, before);
  return 'action' in body ? moveStock(call, before, body) : takeStock(call, before, body);
});
