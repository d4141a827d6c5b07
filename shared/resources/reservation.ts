import type { StoredValues } from '#shared/schemas/kept.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import {
  reservationFields,
  reservationKept,
  reservationOrders,
} from '#shared/schemas/reservation.ts';
import { remembered } from './remembered-items.ts';
import { resource } from './resource.ts';
import { bookedPlaceKey, groupKey, partyKeys } from './sort-key.ts';

const fields = { ...reservationFields, ...reservationKept, ...remembered };

export interface ReservationRecord extends BaseRecord, StoredValues<typeof fields> {}

export const reservation = resource<ReservationRecord, (typeof reservationOrders)[number]>(fields, {
  name: 'reservation',
  sorted: reservationOrders,
  facet: ({ status }) => status,
  indexKeys: (record) => ({
    group_key: groupKey(record.status, record.id),
    ...partyKeys(record),
    ...bookedPlaceKey(record),
  }),
  untracked: ['remembered_items'],
});
