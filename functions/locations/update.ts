import { endpoint } from '#shared/http/endpoint.ts';
import { updateLocation } from '#shared/operations/locations/locations.ts';
import { getRecord, matchVersion, sentChanges } from '#shared/records/records.ts';
import { location } from '#shared/resources/location.ts';
import { update } from '#shared/routes/locations.ts';

export const handler = endpoint(update, async (call, { id, body }) => {
  const before = await getRecord(call.caller, location, id);
  matchVersion(call, before);
  return updateLocation(call, before, sentChanges(body));
});
