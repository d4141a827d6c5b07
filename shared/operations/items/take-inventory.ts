import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer, Call } from '#shared/call.ts';
import { decideCondition, isNewCondition } from '#shared/domain/condition.ts';
import { movementProblems, stockAfter } from '#shared/domain/inventory.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { requireRoute } from '#shared/operations/require-route.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { lookUpReferences } from '#shared/records/references.ts';
import { type ItemRecord, item } from '#shared/resources/item.ts';
import { move, setCondition } from '#shared/routes/items.ts';
import type { Item } from '#shared/schemas/item.ts';
import type { StockMovement, StockTake } from '#shared/schemas/item-operations.ts';
import { changeItem } from './change.ts';
import { assertDiscardable, discardProblems } from './discard.ts';

export async function takeInventory(
  call: CredentialCall,
  id: number,
  body: StockMovement | StockTake,
): Promise<Answer<Item>> {
  if (!('action' in body)) requireRoutes(call, body);
  const before = await readForWrite(call, item, id);
  return 'action' in body ? moveStock(call, before, body) : takeStock(call, before, body);
}

/** What the note says of place and condition is what other endpoints do. */
function requireRoutes(call: CredentialCall, { condition, location_id }: StockTake): void {
  if (condition !== null) requireRoute(call, setCondition);
  if (location_id !== null) requireRoute(call, move);
}

async function takeStock(
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
