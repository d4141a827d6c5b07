import type { Call } from '#shared/call.ts';
import { decideCondition } from '#shared/families/items/condition.ts';
import type { ItemEdit } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { examined } from './inspection.ts';
import type { EventRecord } from './record.ts';

/** An event changes an item if it is its latest inspection, carries out a plan, or has failed. */
export function editOf({ caller, now }: Call, item: ItemRecord, event: EventRecord): ItemEdit {
  const becomesInoperative = event.result === 'failed' && item.condition !== 'discarded';
  const remarks = `Event ${event.id}: ${event.name}`;
  const decision = { condition: 'inoperative', remarks } as const;
  const changes = becomesInoperative
    ? decideCondition(item, decision, caller.actor, now)
    : examined(item, event);
  return Object.keys(changes).length > 0 ? changes : 'noted';
}
