import * as z from 'zod/mini';
import { type BaseRecord, Count, Id, Instant } from '#shared/fields/record.ts';
import { type StoredValues, stored, storedReference } from '#shared/fields/stored.ts';
import { labelClaims, uniqueClaim } from '#shared/resources/claim.ts';
import { mainPictureFields, untrackedOfFiles } from '#shared/resources/files.ts';
import { resource } from '#shared/resources/resource.ts';
import { type IndexKeys, indexes, inIndex } from '#shared/table/indexes.ts';
import { groupKey, groupOf, locationKeys, timeKey } from '#shared/table/sort-key.ts';
import { itemFields, itemOrders, itemStored } from './fields.ts';
import { nextMaintenance } from './maintenance-plans.ts';
import { nextInspection } from './next-inspection.ts';
import { itemState, outStates } from './state.ts';

const fields = {
  ...itemFields,
  ...itemStored,
  /** When the checkout took the item. */
  checked_out_at: stored(z.nullable(Instant), null),
  /** The holder of the item while it is out, copied from the checkout. */
  holder_contact_id: storedReference('contact'),
  holder_user_id: storedReference('user'),
  /** The open reservations of the item, packed; see `booked-windows.ts`. */
  bookings: stored(z.array(z.string()), []),
  /** The quantities of its stock in open bookings, packed; see `booked-quantities.ts`. */
  booked_quantities: stored(z.array(z.string()), []),
  /** Whether quantities of it ever went out, so that its checkouts may have overlapped. */
  is_lent_in_part: stored(z.boolean(), false),
  /** The open issues that hold the item inoperative, and whether a person has overridden them. */
  holds: stored(z.array(Id), []),
  hold_overridden: stored(z.boolean(), false),
  /** How often an inspection of the item was added or removed. */
  inspections_moved: stored(Count, 0),
  ...mainPictureFields,
};

export interface ItemRecord extends BaseRecord, StoredValues<typeof fields> {}

/** Each state of checked-out items is sorted by due time. */
function stateGroup(record: ItemRecord): string {
  const state = itemState(record);
  return record.checkout_id === null ? state : groupOf(state, record.due_time ?? '');
}

/** Only items with something due are in the index of maintenance. */
function maintenanceKey(record: ItemRecord): IndexKeys {
  const day = nextMaintenance(record);
  return inIndex(indexes.item.maintenance, day && groupKey(day, record.id));
}

/** Sorts before every time. */
const neverSeen = '0';

/** Whether less is in stock than required. */
export function isLow({
  inventory_enabled,
  inventory_quantity,
  inventory_minimum,
}: ItemRecord): boolean {
  if (!inventory_enabled || inventory_minimum === null) return false;
  return (inventory_quantity ?? 0) <= inventory_minimum;
}

/** Whether a movement of stock crossed the minimum. */
export function becameLow(before: ItemRecord, after: ItemRecord): boolean {
  const isMoved = before.inventory_quantity !== after.inventory_quantity;
  return isMoved && !isLow(before) && isLow(after);
}

export const item = resource<ItemRecord, (typeof itemOrders)[number]>(fields, {
  name: 'item',
  sorted: itemOrders,
  claims: (record) => [
    ...uniqueClaim('item.unique_id', record.unique_id),
    ...uniqueClaim('item.external_ref', record.external_ref),
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
  equality: (record) => ({
    type: record.type,
    tag: record.tags,
    serial_number: record.serial_number,
    responsible_user_id: record.responsible_user_id,
    supplier_id: record.supplier_id,
    inventory_low: isLow(record) || null,
    buffered: record.buffer_minutes > 0 || null,
    stock: record.inventory_enabled || null,
    booked_in_part: record.booked_quantities.length > 0 || null,
  }),
  facet: ({ condition }) => condition,
  indexKeys: (record) => ({
    ...inIndex(indexes.item.state, groupKey(stateGroup(record), record.id)),
    ...inIndex(indexes.item.inspection, timeKey(nextInspection(record), record.id)),
    ...maintenanceKey(record),
    ...inIndex(indexes.item.seen, groupKey(record.last_inventory_at ?? neverSeen, record.id)),
    ...locationKeys(record),
  }),
  untracked: [
    'condition_changed_at',
    'condition_changed_by',
    'checked_out_at',
    'holder_contact_id',
    'holder_user_id',
    'open_issues_count',
    'kits_count',
    'checkouts_count',
    ...untrackedOfFiles,
    'bookings',
    'booked_quantities',
    'is_lent_in_part',
    'holds',
    'hold_overridden',
    'inspections_moved',
  ],
  furtherEvents: (before, after) => (becameLow(before, after) ? ['inventory_low'] : []),
  // Checked-out items are found as due: a checkout writes no further index.
  groupOrders: {
    due_time: { valued: outStates, empty: ['available', 'unavailable', 'discarded'] },
  },
});
