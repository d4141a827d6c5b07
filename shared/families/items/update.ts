import type { Answer, Call } from '#shared/call.ts';
import { readForWrite } from '#shared/records/read.ts';
import { changeItem } from './change.ts';
import type { Item, ItemUpdate } from './fields.ts';
import { mergeItem } from './item.ts';
import { item } from './record.ts';

export async function updateItem(call: Call, id: number, body: ItemUpdate): Promise<Answer<Item>> {
  const before = await readForWrite(call, item, id);
  return changeItem(call, before, mergeItem(before, body), { action: 'update' });
}
