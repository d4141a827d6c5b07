import type * as z from 'zod/mini';
import { textParameter, timeParameter, wordParameter } from '#shared/fields/parameters.ts';
import { partyFilters, syncedQuery } from '#shared/fields/query.ts';
import { eventKinds, eventOrders } from './fields.ts';

export const EventQuery = syncedQuery(eventOrders, {
  q: textParameter(),
  ...partyFilters,
  kind: wordParameter(eventKinds),
  from: timeParameter(),
  to: timeParameter(),
});
export type EventQuery = z.output<typeof EventQuery>;
