import { endpoint } from '#shared/http/endpoint.ts';
import { listActivity } from '#shared/records/lists/activity.ts';
import { getRecord } from '#shared/records/records.ts';
import { item } from '#shared/resources/item.ts';
import { history } from '#shared/routes/items.ts';

export const handler = endpoint(history, async (call, { id, query }) => {
  // Side by side, a cursor that is none is refused before the store says whether the item exists.
  const [answer] = await Promise.all([
    listActivity(call, id, query),
    getRecord(call.caller, item, id),
  ]);
  return answer;
});
