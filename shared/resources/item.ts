import type { CustomValue } from '#shared/schemas/collections.ts';
import { labelClaims, uniqueClaim } from './claim.ts';
import type { Actor, BaseRecord, Resource } from './resource.ts';
import { groupKey, textKey } from './sort-key.ts';

export const conditions = ['operative', 'inoperative', 'discarded'] as const;
export type Condition = (typeof conditions)[number];

export interface ItemRecord extends BaseRecord {
  name: string;
  unique_id: string | null;
  type: string | null;
  description: string | null;
  manufacturer: string | null;
  model: string | null;
  serial_number: string | null;
  condition: Condition;
  condition_remarks: string | null;
  condition_changed_at: string | null;
  condition_changed_by: Actor | null;
  location_id: number | null;
  home_location_id: number | null;
  responsible_user_id: number | null;
  supplier_id: number | null;
  acquisition_date: string | null;
  expiration_date: string | null;
  acquisition_value: number | null;
  salvage_value: number | null;
  inventory_enabled: boolean;
  inventory_quantity: number | null;
  inventory_unit: string | null;
  inventory_minimum: number | null;
  last_inventory_at: string | null;
  last_inventory_by: Actor | null;
  qr: string[];
  tags: string[];
  custom_fields: Record<string, CustomValue>;
  external_ref: string | null;
  /** The checkout that holds the item, since when, and until when it is due. */
  checkout_id: number | null;
  checked_out_at: string | null;
  due_time: string | null;
  open_issues_count: number;
  /** The open reservations of the item, packed; see `domain/bookings.ts`. */
  bookings: string[];
  /** The open issues that hold the item inoperative, and whether somebody decided on it since. */
  holds: number[];
  hold_overridden: boolean;
}

/** In which of the lists of `display` an item stands; the index groups items by it. */
export type ItemState = 'available' | 'unavailable' | 'discarded' | 'out' | 'out-unavailable';

/** The state of an item, from its condition and whether it is out. */
export function itemState({ condition, checkout_id }: ItemRecord): ItemState {
  if (condition === 'discarded') return 'discarded';
  if (condition === 'operative') return checkout_id === null ? 'available' : 'out';
  return checkout_id === null ? 'unavailable' : 'out-unavailable';
}

export const item: Resource<ItemRecord> = {
  name: 'item',
  blank: {
    name: '',
    unique_id: null,
    type: null,
    description: null,
    manufacturer: null,
    model: null,
    serial_number: null,
    condition: 'operative',
    condition_remarks: null,
    condition_changed_at: null,
    condition_changed_by: null,
    location_id: null,
    home_location_id: null,
    responsible_user_id: null,
    supplier_id: null,
    acquisition_date: null,
    expiration_date: null,
    acquisition_value: null,
    salvage_value: null,
    inventory_enabled: false,
    inventory_quantity: null,
    inventory_unit: null,
    inventory_minimum: null,
    last_inventory_at: null,
    last_inventory_by: null,
    qr: [],
    tags: [],
    custom_fields: {},
    external_ref: null,
    checkout_id: null,
    checked_out_at: null,
    due_time: null,
    open_issues_count: 0,
    bookings: [],
    holds: [],
    hold_overridden: false,
  },
  references: {
    location_id: 'location',
    home_location_id: 'location',
    responsible_user_id: 'user',
    supplier_id: 'contact',
    checkout_id: 'checkout',
  },
  claims: (record) => [
    ...uniqueClaim('item.unique_id', record.unique_id),
    ...labelClaims(record.qr),
  ],
  searchText: (record) => [
    record.name,
    record.unique_id,
    record.type,
    record.description,
    record.manufacturer,
    record.model,
    record.serial_number,
    ...record.tags,
    ...record.qr,
    record.external_ref,
  ],
  indexKeys: (record) => ({
    name_key: textKey(record.name, record.id),
    code_key: textKey(record.unique_id, record.id),
    state_key: groupKey(itemState(record), record.id),
  }),
  untracked: [
    'condition_changed_at',
    'condition_changed_by',
    'checked_out_at',
    'open_issues_count',
    'bookings',
    'holds',
    'hold_overridden',
  ],
};
