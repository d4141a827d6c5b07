import { endpoint } from '#shared/http/endpoint.ts';
import { eventRemoval } from '#shared/operations/events/events.ts';
import { commit } from '#shared/records/commit.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { event } from '#shared/resources/event.ts';
import { remove } from '#shared/routes/events.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, event, id);
  matchVersion(call, record);
  return commit(call, eventRemoval(call, record), { data: undefined });
});
