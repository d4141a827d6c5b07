import { summariesOfRecords } from '#shared/families/items/item-summaries.ts';
import { showWithItems } from '#shared/families/items/summaries.ts';
import type { View } from '#shared/records/view.ts';
import { Event } from './fields.ts';
import { type EventRecord, event } from './record.ts';

export const eventView = {
  resource: event,
  schema: Event,
  storedSummaries: summariesOfRecords,
  show: showWithItems<EventRecord, Event>(event, (shownRecord) => shownRecord),
} satisfies View<EventRecord, Event>;
