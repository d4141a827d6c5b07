import type { Call } from '#shared/call.ts';
import { countUses } from '#shared/families/locations/uses.ts';
import { createRecord } from '#shared/records/create.ts';
import type { ItemCreate } from './fields.ts';
import { itemProblems, newItem } from './item.ts';
import { locationUses } from './item-change.ts';
import { itemView } from './item-view.ts';

export function createItem(call: Call, body: ItemCreate) {
  const content = newItem(body, call.now);
  return createRecord(call, itemView, content, {
    problems: (draft) => itemProblems(draft, content),
    decide: (record) => ({ counters: countUses(call, record.id, [], locationUses(record)) }),
  });
}
