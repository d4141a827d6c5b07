import { commit } from '../../shared/data/commit.ts';
import { isLocationUsed } from '../../shared/data/location-uses.ts';
import { locationRemoval } from '../../shared/data/locations.ts';
import { getRecord, matchVersion } from '../../shared/data/records.ts';
import { ApiError } from '../../shared/errors.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { location } from '../../shared/resources/location.ts';
import { remove } from '../../shared/routes/locations.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, location, id);
  matchVersion(call, record);
  if (await isLocationUsed(call.caller.accountId, id)) throw new ApiError('location_in_use');
  return commit(call, locationRemoval(call, record), { data: undefined });
});
