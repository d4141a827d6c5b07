import { takeStock } from '#shared/families/items/routes.ts';
import { takeStockOfMany } from '#shared/families/items/take-stock.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(takeStock, (call, { body }) => takeStockOfMany(call, body));
