import type { BaseRecord, Resource } from './resource.ts';
import { groupKey, partyKeys, timeKey } from './sort-key.ts';

export const eventKinds = [
  'service',
  'maintenance',
  'calibration',
  'inspection',
  'purchase',
  'warranty',
  'usage',
  'other',
] as const;

/** A dated note on items. It never blocks them. */
export interface EventRecord extends BaseRecord {
  name: string;
  iid: number[];
  time: string;
  end_time: string | null;
  kind: (typeof eventKinds)[number];
  description: string | null;
  cost: number | null;
  contact_id: number | null;
  user_id: number | null;
  location_id: number | null;
  reservation_id: number | null;
}

export const event: Resource<EventRecord> = {
  name: 'event',
  blank: {
    name: '',
    iid: [],
    time: '',
    end_time: null,
    kind: 'other',
    description: null,
    cost: null,
    contact_id: null,
    user_id: null,
    location_id: null,
    reservation_id: null,
  },
  references: {
    contact_id: 'contact',
    user_id: 'user',
    location_id: 'location',
    reservation_id: 'reservation',
  },
  claims: () => [],
  searchText: (record) => [record.name, record.description],
  indexKeys: (record) => ({
    state_key: groupKey(record.kind, record.id),
    time_key: timeKey(record.time, record.id),
    ...partyKeys(record),
  }),
  untracked: [],
};
