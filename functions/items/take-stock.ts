import { endpoint } from '#shared/http/endpoint.ts';
import { takeStock as stocktake } from '#shared/operations/items/take-stock.ts';
import { takeStock } from '#shared/routes/items.ts';

export const handler = endpoint(takeStock, (call, { body }) => stocktake(call, body));
