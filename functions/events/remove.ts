import { commit } from '../../shared/data/commit.ts';
import { eventRemoval } from '../../shared/data/events.ts';
import { getRecord, matchVersion } from '../../shared/data/records.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { event } from '../../shared/resources/event.ts';
import { remove } from '../../shared/routes/events.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, event, id);
  matchVersion(call, record);
  return commit(call, eventRemoval(call, record), { data: undefined });
});
