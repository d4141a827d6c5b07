import { mergeItem } from '#shared/domain/item.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { commitItem, itemView, judgeItem } from '#shared/operations/items/items.ts';
import { getRecord, isUnchanged, matchVersion, nextVersion } from '#shared/records/records.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { item } from '#shared/resources/item.ts';
import { update } from '#shared/routes/items.ts';

export const handler = endpoint(update, async (call, { id, body }) => {
  const before = await getRecord(call.caller, item, id);
  matchVersion(call, before);
  const changes = mergeItem(before, body);
  const after = nextVersion(call, before, changes);
  await judgeItem(call, after, changes);
  if (isUnchanged(before, changes)) return answerUnchanged(call, itemView, before);
  return commitItem(call, before, after, { action: 'update' });
});
