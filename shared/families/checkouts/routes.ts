import * as z from 'zod/mini';
import { HistoryEntry } from '#shared/fields/history.ts';
import { DryRunQuery, pageQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { route } from '#shared/routes/route.ts';
import {
  Checkout,
  CheckoutCheckIn,
  CheckoutCreate,
  CheckoutExtend,
  CheckoutQuery,
  CheckoutReturn,
} from './fields.ts';

const read = { access: 'checkouts:read', permissions: ['action.checkout'] } as const;
const write = {
  access: 'checkouts:write',
  permissions: ['action.checkout'],
  writes: ['checkout', 'item', 'location', 'contact', 'reservation', 'issue'],
} as const;

export const list = route({
  method: 'GET',
  path: '/v1/checkouts',
  summary: 'List checkouts',
  ...read,
  query: CheckoutQuery,
  status: 200,
  data: listOf(Checkout),
  list: true,
});

export const create = route({
  method: 'POST',
  path: '/v1/checkouts',
  summary: 'Check items out',
  ...write,
  query: DryRunQuery,
  body: CheckoutCreate,
  status: 201,
  data: Checkout,
});

export const get = route({
  method: 'GET',
  path: '/v1/checkouts/{id}',
  summary: 'Get a checkout',
  ...read,
  status: 200,
  data: Checkout,
});

export const checkInMany = route({
  method: 'POST',
  path: '/v1/checkouts/checkin',
  summary: 'Check items in wherever they are out',
  ...write,
  query: DryRunQuery,
  body: CheckoutReturn,
  status: 201,
  data: z.array(Checkout),
});

export const checkIn = route({
  method: 'POST',
  path: '/v1/checkouts/{id}/checkin',
  summary: 'Check items in',
  ...write,
  query: DryRunQuery,
  body: CheckoutCheckIn,
  status: 201,
  data: Checkout,
});

export const extend = route({
  method: 'POST',
  path: '/v1/checkouts/{id}/extend',
  summary: 'Give a checkout another due time',
  ...write,
  query: DryRunQuery,
  body: CheckoutExtend,
  status: 201,
  data: Checkout,
});

export const history = route({
  method: 'GET',
  path: '/v1/checkouts/{id}/history',
  summary: 'List what happened to a checkout',
  ...read,
  query: pageQuery(),
  status: 200,
  data: z.array(HistoryEntry),
  list: true,
});
