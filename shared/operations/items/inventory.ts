import type { Answer, Call, KeyCall } from '#shared/call.ts';
import { checkPermission } from '#shared/domain/access.ts';
import { decideCondition, isNewCondition, judgeDiscard } from '#shared/domain/condition.ts';
import { stockAfter } from '#shared/domain/inventory.ts';
import { isUnchanged, nextVersion } from '#shared/records/records.ts';
import { judge } from '#shared/records/references.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import type { Item, StockMovement, StockTake } from '#shared/schemas/item.ts';
import { commitItem, itemView, judgeItem } from './items.ts';

/** Notes that an item was seen now; what the note says of place and condition is written too. */
export async function takeStock(
  call: KeyCall,
  before: ItemRecord,
  body: StockTake,
): Promise<Answer<Item>> {
  const { caller, now } = call;
  const { location_id: location, condition, remarks } = body;
  // What another endpoint does needs what that endpoint needs.
  if (condition !== null) checkPermission(caller, ['content.items', 'action.condition']);
  if (location !== null) checkPermission(caller, ['content.items', 'action.location']);
  const isDecided = condition !== null && isNewCondition(before, condition, remarks);
  const changes = {
    last_inventory_at: now,
    last_inventory_by: caller.actor,
    ...(location === null ? {} : { location_id: location }),
    ...(isDecided ? decideCondition(before, { condition, remarks }, caller.actor, now) : {}),
  };
  const after = nextVersion(call, before, changes);
  await judgeItem(call, after, changes);
  judgeDiscard(before, condition, now);
  return commitItem(call, before, after, { action: 'inventory', remarks });
}

/** Moves the stock of an item. */
export async function moveStock(
  call: Call,
  before: ItemRecord,
  body: StockMovement,
): Promise<Answer<Item>> {
  const { contact_id: contactId, remarks } = body;
  if (contactId !== null) {
    const references = [{ path: 'contact_id', resource: 'contact' as const, id: contactId }];
    await judge(call.caller, { references, claims: [] });
  }
  const changes = { inventory_quantity: stockAfter(before, body) };
  if (isUnchanged(before, changes)) return answerUnchanged(call, itemView, before);
  const after = nextVersion(call, before, changes);
  return commitItem(call, before, after, { action: 'inventory', remarks, contactId });
}
