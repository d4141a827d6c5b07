import { endpoint } from '#shared/http/endpoint.ts';
import { lookUpLabels } from '#shared/operations/items/lookup-many.ts';
import { lookupMany } from '#shared/routes/items.ts';

export const handler = endpoint(lookupMany, (call, { body }) => lookUpLabels(call, body));
