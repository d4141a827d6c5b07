import type { Call } from '#shared/call.ts';
import {
  facetFilter,
  partyFilters,
  rangeFilter,
  searchFilter,
  selectionOf,
} from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { event } from '#shared/resources/event.ts';
import type { EventQuery } from '#shared/schemas/event.ts';
import { eventView } from './event-view.ts';

export function listEvents(call: Call, query: EventQuery) {
  const { q, kind, from, to } = query;
  const range = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { before: to }),
  };
  const isBounded = from !== undefined || to !== undefined;
  const selection = selectionOf([
    searchFilter(call, event, q),
    ...partyFilters(call, event, query),
    kind && facetFilter(call, event, [kind]),
    isBounded ? rangeFilter(call, event, 'by-time', range) : undefined,
  ]);
  return answerList(call, eventView, query, selection);
}
