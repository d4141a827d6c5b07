import type { Answer, Call } from '#shared/call.ts';
import { editItems, readItems } from '#shared/families/items/named-items.ts';
import { summariesOf } from '#shared/families/items/summaries.ts';
import { readForWrite } from '#shared/records/read.ts';
import { updateReading } from '#shared/records/update.ts';
import { sentChanges } from '#shared/records/versions.ts';
import { eventView } from './event-view.ts';
import type { Event, EventUpdate } from './fields.ts';
import { event } from './record.ts';

/** Updates an event, and notes it on its items. */
export async function updateEvent(
  call: Call,
  id: number,
  body: EventUpdate,
): Promise<Answer<Event>> {
  const before = await readForWrite(call, event, id);
  const occasion = { action: 'update', cause: { resource: 'event', id } } as const;
  return updateReading(
    call,
    eventView,
    before,
    sentChanges(body),
    () => readItems(call, before.iid),
    {
      decide: (_after, { read: { items } }) => ({
        known: { items: summariesOf(items) },
        ...editItems(call, items, () => 'noted', occasion),
      }),
    },
  );
}
