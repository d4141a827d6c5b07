import type { Call } from '#shared/call.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { exchangeParts } from './parts.ts';
import { kit } from './record.ts';

/** Deletes a kit. Its items stay. */
export async function removeKit(call: Call, id: number) {
  const record = await readForWrite(call, kit, id);
  const { items } = await readItems(call, itemIdsOf(record));
  const also = exchangeParts(call, id, record, undefined, items, 'delete');
  return removeRecord(call, kit, record, { also });
}
