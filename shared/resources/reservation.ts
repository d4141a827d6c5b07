import type { Actor, BaseRecord, Resource } from './resource.ts';
import { groupKey, partyKeys, timeKey } from './sort-key.ts';

export const reservationStatuses = ['open', 'completed'] as const;
export const completions = ['unspecified', 'checkout', 'event'] as const;

export interface ReservationRecord extends BaseRecord {
  name: string;
  iid: number[];
  /** Half-open: the items are free again at the end. */
  start_time: string;
  end_time: string;
  user_id: number | null;
  contact_id: number | null;
  location_id: number | null;
  description: string | null;
  external_ref: string | null;
  status: (typeof reservationStatuses)[number];
  completed_as: (typeof completions)[number] | null;
  completed_at: string | null;
  completed_by: Actor | null;
  completion_remarks: string | null;
  checkout_id: number | null;
  event_id: number | null;
}

export const reservation: Resource<ReservationRecord> = {
  name: 'reservation',
  blank: {
    name: '',
    iid: [],
    start_time: '',
    end_time: '',
    user_id: null,
    contact_id: null,
    location_id: null,
    description: null,
    external_ref: null,
    status: 'open',
    completed_as: null,
    completed_at: null,
    completed_by: null,
    completion_remarks: null,
    checkout_id: null,
    event_id: null,
  },
  references: {
    user_id: 'user',
    contact_id: 'contact',
    location_id: 'location',
    checkout_id: 'checkout',
    event_id: 'event',
  },
  claims: () => [],
  searchText: () => [],
  indexKeys: (record) => ({
    state_key: groupKey(record.status, record.id),
    time_key: timeKey(record.start_time, record.id),
    end_key: timeKey(record.end_time, record.id),
    ...partyKeys(record),
  }),
  untracked: [],
};
