import { takeStock } from '#shared/families/items/routes.ts';
import { takeStock as stocktake } from '#shared/families/items/take-stock.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(takeStock, (call, { body }) => stocktake(call, body));
