import * as z from 'zod/mini';
import { bookingRefusals } from '#shared/families/bookings/refusal-codes.ts';
import { DryRunQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { recordRoutes } from '#shared/records/routes.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import { Checkout, CheckoutQuery } from './fields.ts';
import {
  CheckInQuery,
  CheckoutCheckIn,
  CheckoutCreate,
  CheckoutExtend,
  CheckoutReturn,
} from './operation-fields.ts';

const records = recordRoutes('checkout', { read, write });

export const list = records.list({ query: CheckoutQuery, data: listOf(Checkout) });

export const create = route(write, {
  method: 'POST',
  path: '/v1/checkouts',
  summary: 'Check items out',
  description:
    'All items or none. A refusal names every item that is not free, and when it is free again. With ' +
    '`reservation_id` it completes that reservation, and needs `reservations:write`.',
  refuses: [...bookingRefusals, 'item_inoperative', 'reservation_completed'],
  query: DryRunQuery,
  body: CheckoutCreate,
  data: Checkout,
});

export const get = records.get({ data: Checkout });

export const checkInMany = route(write, {
  method: 'POST',
  path: '/v1/checkouts/checkin',
  summary: 'Check items in from any checkout',
  description:
    'Returns the checkouts that changed. All items and quantities are returned, or none; with ' +
    '`partial=true`, those that can be. A quantity goes back to the checkouts that are due first. ' +
    '`condition` and `consumed` need `items:write`, and `issue` needs `issues:write`.',
  refuses: ['item_not_out'],
  query: CheckInQuery,
  body: CheckoutReturn,
  bodyOf: Checkout,
  data: z.array(Checkout),
});

export const checkIn = route(write, {
  method: 'POST',
  path: '/v1/checkouts/{id}/checkin',
  summary: 'Check items in',
  description:
    'If one item is refused, none is returned; with `partial=true`, the others are. `condition` ' +
    'needs `items:write`, and `issue` needs `issues:write`.',
  refuses: ['checkout_closed', 'already_checked_in'],
  query: CheckInQuery,
  body: CheckoutCheckIn,
  bodyOf: Checkout,
  data: Checkout,
});

export const extend = route(write, {
  method: 'POST',
  path: '/v1/checkouts/{id}/extend',
  summary: 'Extend a checkout',
  description:
    'Changes the due time of the items that are still out. Refused if it overlaps a reservation, or ' +
    'leaves too little of a stock for one.',
  refuses: ['checkout_closed', 'item_reserved', 'insufficient_inventory', 'items_unavailable'],
  query: DryRunQuery,
  body: CheckoutExtend,
  data: Checkout,
});

export const remind = route(write, {
  method: 'POST',
  path: '/v1/checkouts/{id}/remind',
  summary: 'Remind the borrower of an overdue checkout by mail',
  description:
    'Mails the contact, or else the member, a list of the items that are out and when they were due. ' +
    'At most once in 24 hours: `fields.reminded_at` says when it can be sent again. ' +
    '`meta.mail` is the mail; a dry run shows it without sending it.',
  refuses: ['invalid_transition'],
  writes: ['checkout'],
  query: DryRunQuery,
  data: Checkout,
});

export const history = records.history();
