import type { Call } from '#shared/call.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { callAt, momentOf, occurrenceProblems } from '#shared/records/occurrence.ts';
import { readForWrite } from '#shared/records/read.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { decideCondition, isNewCondition } from './condition.ts';
import { assertDiscardable, discardProblems } from './discard.ts';
import { changeItem } from './item-change.ts';
import { itemView } from './item-view.ts';
import type { ConditionBody } from './operation-fields.ts';
import { item } from './record.ts';

/** Sets the condition of an item, which overrides the holds of issues. */
export async function setCondition(arrival: Call, id: number, body: ConditionBody) {
  const call = callAt(arrival, body.occurred_at);
  const before = await readForWrite(call, item, id);
  assertNoProblems(occurrenceProblems(call));
  assertDiscardable(await discardProblems(call, before, body.condition));
  if (!isNewCondition(before, body.condition, body.remarks)) {
    return answerUnchanged(call, itemView, before);
  }
  const decided = decideCondition(before, body, call.caller.actor, momentOf(call));
  const occasion = { action: 'condition', remarks: body.remarks } as const;
  return changeItem(call, before, decided, occasion, { isWritten: true });
}
