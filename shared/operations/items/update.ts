import type { Answer, Call } from '#shared/call.ts';
import { mergeItem } from '#shared/domain/item.ts';
import { readForWrite } from '#shared/records/read.ts';
import { item } from '#shared/resources/item.ts';
import type { Item, ItemUpdate } from '#shared/schemas/item.ts';
import { changeItem } from './change.ts';

export async function updateItem(call: Call, id: number, body: ItemUpdate): Promise<Answer<Item>> {
  const before = await readForWrite(call, item, id);
  return changeItem(call, before, mergeItem(before, body), { action: 'update' });
}
