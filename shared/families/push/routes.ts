import * as z from 'zod/mini';
import { WholeListQuery } from '#shared/fields/query.ts';
import { route } from '#shared/routes/route.ts';
import { PushKey, Subscription, SubscriptionCreate } from './fields.ts';

const own = { access: 'first-party', logins: true } as const;

export const list = route(own, {
  method: 'GET',
  path: '/v1/push/subscriptions',
  summary: 'List the browsers that are pushed to',
  query: WholeListQuery,
  data: z.array(Subscription),
  list: true,
});

export const create = route(own, {
  method: 'POST',
  path: '/v1/push/subscriptions',
  summary: 'Have notifications pushed to a browser',
  description: 'An endpoint that exists is updated. At most 10 per login.',
  body: SubscriptionCreate,
  data: Subscription,
});

export const remove = route(own, {
  method: 'DELETE',
  path: '/v1/push/subscriptions/{id}',
  summary: 'Stop pushing to a browser',
});

export const getKey = route({
  method: 'GET',
  path: '/v1/push/key',
  summary: 'Get the key by which browsers know our pushes',
  access: 'first-party',
  data: PushKey,
});
