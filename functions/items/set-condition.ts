import { endpoint } from '#shared/http/endpoint.ts';
import { setCondition as setItemCondition } from '#shared/operations/items/set-condition.ts';
import { setCondition } from '#shared/routes/items.ts';

export const handler = endpoint(setCondition, (call, { id, body }) =>
  setItemCondition(call, id, body),
);
