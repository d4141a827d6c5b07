import { endpoint } from '#shared/http/endpoint.ts';
import { commitItem, itemView, judgeItem } from '#shared/operations/items/items.ts';
import { getRecord, isUnchanged, matchVersion, nextVersion } from '#shared/records/records.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { item } from '#shared/resources/item.ts';
import { move } from '#shared/routes/items.ts';

export const handler = endpoint(move, async (call, { id, body }) => {
  const before = await getRecord(call.caller, item, id);
  matchVersion(call, before);
  const { location_id, set_home, remarks } = body;
  const changes = { location_id, ...(set_home ? { home_location_id: location_id } : {}) };
  const after = nextVersion(call, before, changes);
  await judgeItem(call, after, changes);
  if (isUnchanged(before, changes)) return answerUnchanged(call, itemView, before);
  return commitItem(call, before, after, { action: 'location', remarks });
});
