import { setCondition as setItemCondition } from '#shared/families/items/operations.ts';
import { setCondition } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(setCondition, (call, { id, body }) =>
  setItemCondition(call, id, body),
);
