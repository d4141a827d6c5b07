import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { summaryFields } from '#shared/resources/item-summaries.ts';
import { resource } from '#shared/resources/resource.ts';
import { partyKeys } from '#shared/table/sort-key.ts';
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
  indexKeys: partyKeys,
  untracked: ['item_summaries'],
});
