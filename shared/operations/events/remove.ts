import type { Call } from '#shared/call.ts';
import { noteOnItems, readItemVersions } from '#shared/operations/items/notes.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { event } from '#shared/resources/event.ts';

export async function removeEvent(call: Call, id: number) {
  const record = await readForWrite(call, event, id);
  const occasion = { action: 'delete', cause: { resource: 'event', id } } as const;
  const also = noteOnItems(call, await readItemVersions(call, record.iid), occasion);
  return removeRecord(call, event, record, { also });
}
