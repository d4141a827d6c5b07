import { answerLocation } from '../../shared/data/locations.ts';
import { getRecord } from '../../shared/data/records.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { location } from '../../shared/resources/location.ts';
import { get } from '../../shared/routes/locations.ts';

export const handler = endpoint(get, async (call, { id }) => {
  return answerLocation(call, await getRecord(call.caller, location, id));
});
