import type { Call } from '#shared/call.ts';
import { readForWrite } from '#shared/records/read.ts';
import type { ItemUpdate } from './fields.ts';
import { mergeItem } from './item.ts';
import { changeItem } from './item-change.ts';
import { item } from './record.ts';

/** Updates an item; `isWhole` where own fields that are not sent go. */
export async function updateItem(call: Call, id: number, body: ItemUpdate, isWhole = false) {
  const before = await readForWrite(call, item, id);
  const base = isWhole ? { ...before, custom_fields: {} } : before;
  return changeItem(call, before, mergeItem(base, body, call.now), { action: 'update' });
}
