import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer, Call } from '#shared/call.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { lookUpReferences } from '#shared/records/references.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { moves, setsCondition } from './access.ts';
import { changeItem } from './change.ts';
import { decideCondition, isNewCondition } from './condition.ts';
import { assertDiscardable, discardProblems } from './discard.ts';
import type { Item } from './fields.ts';
import { movementProblems, stockAfter } from './inventory.ts';
import type { StockMovement, StockTake } from './operation-fields.ts';
import { type ItemRecord, item } from './record.ts';

export async function takeInventory(
  call: CredentialCall,
  id: number,
  body: StockMovement | StockTake,
): Promise<Answer<Item>> {
  if (!('action' in body)) requireParts(call, body);
  const before = await readForWrite(call, item, id);
  return 'action' in body ? moveStock(call, before, body) : takeStockOfOne(call, before, body);
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
): Promise<Answer<Item>> {
  const { caller, now } = call;
  const isDecided = condition !== null && isNewCondition(before, condition, remarks);
  const changes = {
    last_inventory_at: now,
    last_inventory_by: caller.actor,
    ...(location === null ? {} : { location_id: location }),
    ...(isDecided ? decideCondition(before, { condition, remarks }, caller.actor, now) : {}),
  };
  const problems = await discardProblems(call, before, condition);
  const assertState = () => assertDiscardable(problems);
  const occasion = { action: 'inventory', remarks } as const;
  return changeItem(call, before, changes, occasion, { isWritten: true, assertState });
}

async function moveStock(
  call: Call,
  before: Current<ItemRecord>,
  body: StockMovement,
): Promise<Answer<Item>> {
  const { contact_id: contactId, remarks } = body;
  const resource = 'contact' as const;
  const references = contactId === null ? [] : [{ path: 'contact_id', resource, id: contactId }];
  const { problems } = await lookUpReferences(call, { references, claims: [] });
  assertNoProblems(movementProblems(body), problems);
  const changes = { inventory_quantity: stockAfter(before, body) };
  return changeItem(call, before, changes, { action: 'inventory', remarks, contactId });
}
