import * as z from 'zod/mini';
import { itemFields, itemKept, itemOrders } from '#shared/schemas/item.ts';
import { kept, type StoredValues } from '#shared/schemas/kept.ts';
import { type BaseRecord, Id, Instant } from '#shared/schemas/record.ts';
import { labelClaims, uniqueClaim } from './claim.ts';
import { resource } from './resource.ts';
import { groupKey, placeKeys } from './sort-key.ts';

const PictureFile = z.strictObject({
  name: z.string(),
  content_type: z.string(),
  token: z.string(),
});

const fields = {
  ...itemFields,
  ...itemKept,
  /** Since when the checkout holds the item. */
  checked_out_at: kept(z.nullable(Instant), null),
  /** The open reservations of the item, packed; see `domain/bookings.ts`. */
  bookings: kept(z.array(z.string()), []),
  /** The open issues that hold the item inoperative, and whether somebody decided on it since. */
  holds: kept(z.array(Id), []),
  hold_overridden: kept(z.boolean(), false),
  /** The main picture, with what its address is made of, so that lists need not read it. */
  main_picture_id: kept(z.nullable(Id), null),
  main_picture_file: kept(z.nullable(PictureFile), null),
};

export interface ItemRecord extends BaseRecord, StoredValues<typeof fields> {}

/** In which of the lists of `display` an item stands; the index groups items by it. */
export type ItemState = 'available' | 'unavailable' | 'discarded' | 'out' | 'out-unavailable';

function itemState({ condition, checkout_id }: ItemRecord): ItemState {
  if (condition === 'discarded') return 'discarded';
  if (condition === 'operative') return checkout_id === null ? 'available' : 'out';
  return checkout_id === null ? 'unavailable' : 'out-unavailable';
}

export const item = resource<ItemRecord, (typeof itemOrders)[number]>(fields, {
  name: 'item',
  sorted: itemOrders,
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
  facet: ({ condition }) => condition,
  indexKeys: (record) => ({
    group_key: groupKey(itemState(record), record.id),
    ...placeKeys(record),
  }),
  untracked: [
    'condition_changed_at',
    'condition_changed_by',
    'checked_out_at',
    'open_issues_count',
    'pictures_count',
    'files_count',
    'main_picture_file',
    'bookings',
    'holds',
    'hold_overridden',
  ],
  hasActivity: true,
});
