import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { summaryFields } from '#shared/resources/item-summaries.ts';
import { resource } from '#shared/resources/resource.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { bookedLocationKey, groupKey, partyKeys } from '#shared/table/sort-key.ts';
import { spanKeys } from '#shared/table/span.ts';
import { reservationFields, reservationOrders, reservationStored } from './fields.ts';

const fields = { ...reservationFields, ...reservationStored, ...summaryFields };

export interface ReservationRecord extends BaseRecord, StoredValues<typeof fields> {}

export const reservation = resource<ReservationRecord, (typeof reservationOrders)[number]>(fields, {
  name: 'reservation',
  sorted: reservationOrders,
  // A cancelled reservation gives its reference back.
  claims: ({ completed_as, external_ref }) =>
    completed_as === 'cancelled' ? [] : uniqueClaim('reservation.external_ref', external_ref),
  searchText: ({ name, description }) => [name, description],
  equality: ({ series_ref, location_id, completed_as }) => ({
    series_ref,
    location_id,
    cancelled: completed_as === 'cancelled' || null,
  }),
  facet: ({ status }) => status,
  indexKeys: (record) => ({
    ...inIndex(indexes.booking.status, groupKey(record.status, record.id)),
    ...partyKeys(record),
    ...bookedLocationKey(record),
    ...spanKeys(record.id, {
      start: record.start_time,
      end: record.end_time,
      isOpen: false,
      iid: record.status === 'open' ? record.iid : [],
    }),
  }),
  untracked: ['item_summaries'],
});
