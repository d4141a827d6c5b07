import * as z from 'zod/mini';
import { PageQuery } from '#shared/fields/query.ts';
import { route } from '#shared/routes/route.ts';
import { PushKey, Subscription, SubscriptionCreate } from './fields.ts';

const own = { access: 'first-party', logins: true } as const;

export const list = route(own, {
  method: 'GET',
  path: '/v1/push/subscriptions',
  summary: 'List the browsers that receive notifications',
  query: PageQuery,
  data: z.array(Subscription),
  list: true,
});

export const create = route(own, {
  method: 'POST',
  path: '/v1/push/subscriptions',
  summary: 'Send notifications to a browser',
  description:
    'An endpoint that exists is updated. At most 10 per login. Signing out, or ending the session, removes its ' +
    'browser.',
  body: SubscriptionCreate,
  data: Subscription,
});

export const remove = route(own, {
  method: 'DELETE',
  path: '/v1/push/subscriptions/{id}',
  summary: 'Stop sending notifications to a browser',
});

export const getKey = route({
  method: 'GET',
  path: '/v1/push/key',
  summary: 'Get the public key for push subscriptions',
  access: 'first-party',
  data: PushKey,
});
