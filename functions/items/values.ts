import { listItemValues } from '#shared/families/items/list-values.ts';
import { values } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(values, (call, { query }) => listItemValues(call, query));
