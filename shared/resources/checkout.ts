import type { Actor, BaseRecord, Resource } from './resource.ts';
import { groupKey, partyKeys, timeKey } from './sort-key.ts';

export const checkoutStatuses = ['open', 'closed'] as const;

/** One return of items, as it was called. */
export interface CheckIn {
  at: string;
  by: Actor;
  iid: number[];
  remarks: string | null;
  location_id: number | null;
  condition: 'inoperative' | null;
  issue_id: number | null;
}

export interface CheckoutRecord extends BaseRecord {
  name: string;
  iid: number[];
  due_time: string;
  user_id: number | null;
  contact_id: number | null;
  location_id: number | null;
  description: string | null;
  reservation_id: number | null;
  external_ref: string | null;
  status: (typeof checkoutStatuses)[number];
  closed_at: string | null;
  checkins: CheckIn[];
}

export const checkout: Resource<CheckoutRecord> = {
  name: 'checkout',
  blank: {
    name: '',
    iid: [],
    due_time: '',
    user_id: null,
    contact_id: null,
    location_id: null,
    description: null,
    reservation_id: null,
    external_ref: null,
    status: 'open',
    closed_at: null,
    checkins: [],
  },
  references: {
    user_id: 'user',
    contact_id: 'contact',
    location_id: 'location',
    reservation_id: 'reservation',
  },
  claims: () => [],
  searchText: () => [],
  indexKeys: (record) => ({
    state_key: groupKey(record.status, record.id),
    time_key: timeKey(record.due_time, record.id),
    ...partyKeys(record),
  }),
  untracked: [],
};
