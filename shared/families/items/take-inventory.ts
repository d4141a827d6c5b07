import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { callAt, momentOf, occurrenceProblems } from '#shared/records/occurrence.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { lookUpReferences } from '#shared/records/references.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { moves, setsCondition } from './access.ts';
import { decideCondition, isNewCondition } from './condition.ts';
import { assertDiscardable, discardProblems } from './discard.ts';
import { movementProblems, stockAfter } from './inventory.ts';
import { changeItem } from './item-change.ts';
import type { StockMovement, StockTake } from './operation-fields.ts';
import { type ItemRecord, item } from './record.ts';
import { sighting } from './sighting.ts';

export async function takeInventory(
  call: CredentialCall,
  id: number,
  body: StockMovement | StockTake,
) {
  if (!('action' in body)) requireParts(call, body);
  const before = await readForWrite(call, item, id);
  if ('action' in body) return moveStock(call, before, body);
  return takeStockOfOne(callAt(call, body.occurred_at), before, body);
}

/** Setting the location or the condition needs the permissions of those endpoints. */
function requireParts(call: CredentialCall, { condition, location_id }: StockTake): void {
  if (condition !== null) requireAccess(call, setsCondition);
  if (location_id !== null) requireAccess(call, moves);
}

async function takeStockOfOne(
  call: Call,
  before: Current<ItemRecord>,
  { location_id: location, condition, remarks }: StockTake,
) {
  const isDecided = condition !== null && isNewCondition(before, condition, remarks);
  const changes = {
    ...sighting(call, before),
    ...(location === null ? {} : { location_id: location }),
    ...(isDecided
      ? decideCondition(before, { condition, remarks }, call.caller.actor, momentOf(call))
      : {}),
  };
  const blockers = await discardProblems(call, before, condition);
  const assertState = () => assertDiscardable(blockers);
  const problems = occurrenceProblems(call);
  const occasion = { action: 'inventory', remarks } as const;
  return changeItem(call, before, changes, occasion, { isWritten: true, problems, assertState });
}

async function moveStock(call: Call, before: Current<ItemRecord>, body: StockMovement) {
  const { contact_id: contactId, remarks } = body;
  const resource = 'contact' as const;
  const references = contactId === null ? [] : [{ path: 'contact_id', resource, id: contactId }];
  const { problems } = await lookUpReferences(call, { references, claims: [] });
  assertNoProblems(movementProblems(body), problems);
  const changes = { inventory_quantity: stockAfter(before, body) };
  return changeItem(call, before, changes, { action: 'inventory', remarks, contactId });
}
