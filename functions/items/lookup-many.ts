import { lookUpLabels } from '#shared/families/items/operations.ts';
import { lookupMany } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(lookupMany, (call, { body }) => lookUpLabels(call, body));
