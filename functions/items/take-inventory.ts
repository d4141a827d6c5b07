import { takeInventory } from '#shared/families/items/routes.ts';
import { takeInventory as takeItemInventory } from '#shared/families/items/take-stock.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(takeInventory, (call, { id, body }) =>
  takeItemInventory(call, id, body),
);
