import { recallItems } from '#shared/families/items/remembered-items.ts';
import { showWithItems } from '#shared/families/items/summaries.ts';
import type { View } from '#shared/records/view.ts';
import type { Event } from './fields.ts';
import { type EventRecord, event } from './record.ts';

export const eventView = {
  resource: event,
  recall: recallItems,
  show: showWithItems<EventRecord, Event>(event, (shown) => shown),
} satisfies View<EventRecord, Event>;
