import { updateLocation } from '../../shared/data/locations.ts';
import { getRecord, matchVersion, sentChanges } from '../../shared/data/records.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { location } from '../../shared/resources/location.ts';
import { update } from '../../shared/routes/locations.ts';

export const handler = endpoint(update, async (call, { id, body }) => {
  const before = await getRecord(call.caller, location, id);
  matchVersion(call, before);
  return updateLocation(call, before, sentChanges(body));
});
