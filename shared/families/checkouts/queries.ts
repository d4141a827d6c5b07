import type * as z from 'zod/mini';
import { idFilterParameter, textParameter, wordParameter } from '#shared/fields/parameters.ts';
import { orderedWindow, partyFilters, syncedQuery, windowFilters } from '#shared/fields/query.ts';
import { checkoutOrders, checkoutStatuses } from './fields.ts';

export const CheckoutQuery = syncedQuery(checkoutOrders, {
  q: textParameter(),
  ...partyFilters,
  ...windowFilters,
  location_id: idFilterParameter(),
  status: wordParameter([...checkoutStatuses, 'overdue']),
}).check(orderedWindow('from', 'to'));
export type CheckoutQuery = z.output<typeof CheckoutQuery>;
