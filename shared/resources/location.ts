import { labelClaims, uniqueClaim } from './claim.ts';
import type { BaseRecord, Resource } from './resource.ts';
import { groupKey, textKey } from './sort-key.ts';

export const locationKinds = ['storage', 'usage'] as const;

/** A root has depth 1. */
export const deepestLocation = 10;

export interface LocationRecord extends BaseRecord {
  name: string;
  parent_id: number | null;
  kind: (typeof locationKinds)[number];
  description: string | null;
  address: string | null;
  zip: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  contact_id: number | null;
  qr: string[];
  external_ref: string | null;
  /** The ancestors when the record was last written, the root first: where to look for its path. */
  lineage: number[];
}

export const location: Resource<LocationRecord> = {
  name: 'location',
  blank: {
    name: '',
    parent_id: null,
    kind: 'storage',
    description: null,
    address: null,
    zip: null,
    city: null,
    region: null,
    country: null,
    latitude: null,
    longitude: null,
    contact_id: null,
    qr: [],
    external_ref: null,
    lineage: [],
  },
  references: { parent_id: 'location', contact_id: 'contact' },
  claims: (record) => [...uniqueClaim('location.name', record.name), ...labelClaims(record.qr)],
  searchText: () => [],
  indexKeys: (record) => ({
    name_key: textKey(record.name, record.id),
    ...(record.parent_id === null ? {} : { state_key: groupKey(record.parent_id, record.id) }),
  }),
  untracked: ['lineage'],
};
