import { endpoint } from '#shared/http/endpoint.ts';
import { takeInventory as takeItemInventory } from '#shared/operations/items/take-inventory.ts';
import { takeInventory } from '#shared/routes/items.ts';

export const handler = endpoint(takeInventory, (call, { id, body }) =>
  takeItemInventory(call, id, body),
);
