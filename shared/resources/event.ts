import { eventFields, eventKept, eventOrders } from '#shared/schemas/event.ts';
import type { StoredValues } from '#shared/schemas/kept.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { uniqueClaim } from './claim.ts';
import { remembered } from './remembered-items.ts';
import { resource } from './resource.ts';
import { groupKey, partyKeys } from './sort-key.ts';

const fields = { ...eventFields, ...eventKept, ...remembered };

/** A dated note on items. It never blocks them. */
export interface EventRecord extends BaseRecord, StoredValues<typeof fields> {}

export const event = resource<EventRecord, (typeof eventOrders)[number]>(fields, {
  name: 'event',
  sorted: eventOrders,
  claims: (record) => uniqueClaim('event.external_ref', record.external_ref),
  searchText: (record) => [record.name, record.description],
  facet: ({ kind }) => kind,
  indexKeys: (record) => ({ group_key: groupKey(record.kind, record.id), ...partyKeys(record) }),
  untracked: ['remembered_items'],
});
