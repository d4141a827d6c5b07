import { ApiError } from '#shared/errors.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { locationRemoval } from '#shared/operations/locations/locations.ts';
import { isLocationUsed } from '#shared/operations/locations/uses.ts';
import { commit } from '#shared/records/commit.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { location } from '#shared/resources/location.ts';
import { remove } from '#shared/routes/locations.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, location, id);
  matchVersion(call, record);
  if (await isLocationUsed(call.caller.accountId, id)) throw new ApiError('location_in_use');
  return commit(call, locationRemoval(call, record), { data: undefined });
});
