import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { summaryFields } from '#shared/resources/item-summaries.ts';
import { resource } from '#shared/resources/resource.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { groupKey, partyKeys } from '#shared/table/sort-key.ts';
import { eventFields, eventOrders, eventStored } from './fields.ts';

const fields = { ...eventFields, ...eventStored, ...summaryFields };

/** A dated note on items. It never blocks them. */
export interface EventRecord extends BaseRecord, StoredValues<typeof fields> {}

export const event = resource<EventRecord, (typeof eventOrders)[number]>(fields, {
  name: 'event',
  sorted: eventOrders,
  claims: (record) => uniqueClaim('event.external_ref', record.external_ref),
  searchText: (record) => [record.name, record.description],
  facet: ({ kind }) => kind,
  keepsItems: true,
  indexKeys: (record) => ({
    ...inIndex(indexes.event.kind, groupKey(record.kind, record.id)),
    ...partyKeys(record),
  }),
  untracked: ['item_summaries'],
});
