import type { Call } from '#shared/call.ts';
import type { LocationLookup } from './fields.ts';
import { listLocations } from './list.ts';

/** The location that a scanned label stands for, if any. */
export function lookUpLocation(call: Call, query: LocationLookup) {
  return listLocations(call, query);
}
