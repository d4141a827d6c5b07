import { decideCondition, isNewCondition, judgeDiscard } from '#shared/domain/condition.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { commitItem, itemView } from '#shared/operations/items/items.ts';
import { getRecord, matchVersion, nextVersion } from '#shared/records/records.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { item } from '#shared/resources/item.ts';
import { setCondition } from '#shared/routes/items.ts';

export const handler = endpoint(setCondition, async (call, { id, body }) => {
  const before = await getRecord(call.caller, item, id);
  matchVersion(call, before);
  judgeDiscard(before, body.condition, call.now);
  if (!isNewCondition(before, body.condition, body.remarks))
    return answerUnchanged(call, itemView, before);
  const decided = decideCondition(before, body, call.caller.actor, call.now);
  return commitItem(call, before, nextVersion(call, before, decided), { action: 'condition' });
});
