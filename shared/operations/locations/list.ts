import type { Call } from '#shared/call.ts';
import { answerList } from '#shared/records/lists/list.ts';
import type { LocationQuery } from '#shared/schemas/location.ts';
import { locationView } from './location-view.ts';

export function listLocations(call: Call, query: LocationQuery) {
  return answerList(call, locationView, query);
}
