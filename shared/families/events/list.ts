import type { Call } from '#shared/call.ts';
import { facetFilter, rangeFilter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { partyFilters } from '#shared/records/lists/party-filters.ts';
import { indexes } from '#shared/table/indexes.ts';
import { eventView } from './event-view.ts';
import type { EventQuery } from './fields.ts';
import { event } from './record.ts';

export function listEvents(call: Call, query: EventQuery) {
  const { kind } = query;
  return answerList(call, eventView, query, [
    ...partyFilters(call, event, query),
    kind && facetFilter(call, event, [kind]),
    timeFilter(call, query),
  ]);
}

function timeFilter(call: Call, { from, to }: EventQuery) {
  if (from === undefined && to === undefined) return undefined;
  const range = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { before: to }),
  };
  return rangeFilter(call, event, indexes.event.time, range, ({ time }) => {
    return (from === undefined || time >= from) && (to === undefined || time < to);
  });
}
