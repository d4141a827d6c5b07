import type { StoredValues } from '#shared/schemas/kept.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import {
  reservationFields,
  reservationKept,
  reservationOrders,
} from '#shared/schemas/reservation.ts';
import { uniqueClaim } from './claim.ts';
import { remembered } from './remembered-items.ts';
import { resource } from './resource.ts';
import { bookedPlaceKey, groupKey, partyKeys } from './sort-key.ts';
import { spanKeys } from './span.ts';

const fields = { ...reservationFields, ...reservationKept, ...remembered };

export interface ReservationRecord extends BaseRecord, StoredValues<typeof fields> {}

export const reservation = resource<ReservationRecord, (typeof reservationOrders)[number]>(fields, {
  name: 'reservation',
  sorted: reservationOrders,
  claims: (record) => uniqueClaim('reservation.external_ref', record.external_ref),
  exact: ({ series_ref }) => ({ series_ref }),
  facet: ({ status }) => status,
  indexKeys: (record) => ({
    group_key: groupKey(record.status, record.id),
    ...partyKeys(record),
    ...bookedPlaceKey(record),
    ...spanKeys(record.id, {
      start: record.start_time,
      end: record.end_time,
      isOpen: false,
      iid: record.status === 'open' ? record.iid : [],
    }),
  }),
  untracked: ['remembered_items'],
});
