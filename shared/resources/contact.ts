import { uniqueClaim } from './claim.ts';
import type { BaseRecord, Resource } from './resource.ts';
import { textKey } from './sort-key.ts';

export const contactKinds = ['person', 'company'] as const;
export const contactRelations = ['customer', 'supplier', 'relation'] as const;

export interface ContactRecord extends BaseRecord {
  name: string;
  kind: (typeof contactKinds)[number];
  relations: (typeof contactRelations)[number][];
  company_id: number | null;
  email: string | null;
  phone: string | null;
  mobile: string | null;
  website: string | null;
  title: string | null;
  number: string | null;
  vat_number: string | null;
  address: string | null;
  zip: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  notes: string | null;
  tags: string[];
  blocked: boolean;
  external_ref: string | null;
  open_checkouts_count: number;
  open_reservations_count: number;
}

export const contact: Resource<ContactRecord> = {
  name: 'contact',
  blank: {
    name: '',
    kind: 'person',
    relations: ['relation'],
    company_id: null,
    email: null,
    phone: null,
    mobile: null,
    website: null,
    title: null,
    number: null,
    vat_number: null,
    address: null,
    zip: null,
    city: null,
    region: null,
    country: null,
    latitude: null,
    longitude: null,
    notes: null,
    tags: [],
    blocked: false,
    external_ref: null,
    open_checkouts_count: 0,
    open_reservations_count: 0,
  },
  references: { company_id: 'contact' },
  claims: (record) => uniqueClaim('contact.number', record.number),
  searchText: (record) => [
    record.name,
    record.email,
    record.phone,
    record.mobile,
    record.number,
    record.title,
    record.notes,
    ...record.tags,
    record.external_ref,
  ],
  indexKeys: (record) => ({ name_key: textKey(record.name, record.id) }),
  untracked: ['open_checkouts_count', 'open_reservations_count'],
};
