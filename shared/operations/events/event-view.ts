import { recallItems } from '#shared/operations/items/remembered-items.ts';
import { showWithItems } from '#shared/operations/items/summaries.ts';
import type { View } from '#shared/records/view.ts';
import { type EventRecord, event } from '#shared/resources/event.ts';
import type { Event } from '#shared/schemas/event.ts';

export const eventView = {
  resource: event,
  recall: recallItems,
  show: showWithItems<EventRecord, Event>(event, (shown) => shown),
} satisfies View<EventRecord, Event>;
