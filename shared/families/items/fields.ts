import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { customFields, labels, tags } from '#shared/fields/collections.ts';
import { defaulted, type FieldSpecs, merged, optional, required } from '#shared/fields/field.ts';
import { Count, Day, Id, Instant, Named, recordShape } from '#shared/fields/record.ts';
import { recordsBody } from '#shared/fields/records-body.ts';
import { responseOf, stored, storedReference } from '#shared/fields/stored.ts';
import { externalRef, longText, text } from '#shared/fields/texts.ts';
import { boolean, choice, date, number, reference } from '#shared/fields/values.ts';
import { fileCounts, MainPicture } from '#shared/resources/files.ts';
import { longestInterval, planList } from './plan-fields.ts';

const money = () => number({ decimals: 2 });
export const quantity = () => number({ decimals: 3 });

/** In minutes: a week. A search for free items reads this far around its window. */
export const longestBuffer = 7 * 24 * 60;

export const conditions = ['operative', 'inoperative', 'discarded'] as const;
export type ItemCondition = (typeof conditions)[number];

/** The fields that create and update share. */
const changeable = {
  name: required(text(200)),
  unique_id: optional(text(100)),
  type: optional(text(100)),
  description: optional(longText()),
  manufacturer: optional(text(100)),
  model: optional(text(100)),
  serial_number: optional(text(100)),
  location_id: optional(reference('location')),
  home_location_id: optional(reference('location')),
  responsible_user_id: optional(reference('user')),
  supplier_id: optional(reference('contact')),
  acquisition_date: optional(date()),
  expiration_date: optional(date()),
  acquisition_value: optional(money()),
  salvage_value: optional(money()),
  inventory_enabled: defaulted(boolean(), false),
  inventory_unit: optional(text(20)),
  inventory_minimum: optional(quantity()),
  inspection_interval_days: optional(number({ decimals: 0, min: 1, max: longestInterval })),
  maintenance: planList(),
  buffer_minutes: defaulted(number({ decimals: 0, max: longestBuffer }), 0),
  qr: defaulted(labels(), []),
  tags: defaulted(tags(), []),
  custom_fields: merged(customFields()),
  external_ref: optional(externalRef()),
} satisfies FieldSpecs;

export const itemFields = {
  ...changeable,
  condition: defaulted(choice(conditions), 'operative'),
  inventory_quantity: optional(quantity()),
} satisfies FieldSpecs;

export const ItemCreate = createBody(itemFields);
export type ItemCreate = BodyOf<typeof ItemCreate>;
/** The body that replaces an item: what is not sent is cleared, but for its condition and its stock. */
export const ItemReplace = createBody(changeable);
export const ItemUpdate = updateBody(changeable);
export type ItemUpdate = BodyOf<typeof ItemUpdate>;
export const ItemRecords = recordsBody(ItemCreate);

export const itemStored = {
  condition_remarks: stored(z.nullable(z.string()), null),
  condition_changed_at: stored(z.nullable(Instant), null),
  condition_changed_by: stored(z.nullable(Actor), null),
  last_inventory_at: stored(z.nullable(Instant), null),
  last_inventory_by: stored(z.nullable(Actor), null),
  /** The UTC day of the latest event of kind `inspection`. */
  last_inspection_on: stored(z.nullable(Day), null),
  /** The checkout that holds the item, and its due time. */
  checkout_id: storedReference('checkout'),
  due_time: stored(z.nullable(Instant), null),
  open_issues_count: stored(Count, 0),
  kits_count: stored(Count, 0),
  checkouts_count: stored(Count, 0),
  ...fileCounts,
};

export const itemOrders = [
  'id',
  'name',
  'unique_id',
  'created_at',
  'updated_at',
  'due_time',
  'expiration_date',
  'next_inspection_on',
] as const;

const NextReservation = z.strictObject({ id: Id, start_time: Instant, end_time: Instant });
const Holder = z.extend(Named, { type: z.enum(['contact', 'user']) });

export const Item = z.strictObject({
  ...recordShape,
  ...responseOf(itemFields),
  ...responseOf(itemStored),
  availability: z.enum(['available', 'unavailable', 'checked_out']),
  overdue: z.boolean(),
  holder: z.nullable(Holder),
  expired: z.boolean(),
  next_inspection_on: z.nullable(Day),
  next_reservation: z.nullable(NextReservation),
  depreciated_value: z.nullable(z.number()),
  inventory_low: z.boolean(),
  quantity_out: z.nullable(z.number()),
  quantity_available: z.nullable(z.number()),
  main_picture: z.nullable(MainPicture),
});
export type Item = z.infer<typeof Item>;

/** Field descriptions; for a reference, what it refers to. */
export const itemTexts = {
  name: 'The name of the item.',
  unique_id: 'The visible identifier of the item. Unique in the account, ignoring case.',
  type: 'The category of the item.',
  description: 'The description of the item.',
  manufacturer: 'Who made it.',
  model: 'The model, as the manufacturer names it.',
  serial_number: 'The serial number, as the manufacturer gave it.',
  location: 'the location where the item is',
  home_location: 'the location where the item belongs',
  responsible_user: 'the member who looks after the item',
  supplier: 'the contact who supplied the item',
  acquisition_date: 'When the item was acquired.',
  expiration_date: 'Last day of use. Not before the acquisition date.',
  acquisition_value: 'The acquisition cost, at most 2 decimals.',
  salvage_value:
    'The value at the end of use, at most 2 decimals. Not above the acquisition value.',
  inventory_enabled: 'Whether the item has a stock quantity.',
  inventory_quantity:
    'Quantity in stock, with what is out of it, at most 3 decimals. Changed by the inventory operation.',
  inventory_unit: 'The unit of the quantity, such as m or pcs.',
  inventory_minimum: 'The quantity at which stock counts as low, at most 3 decimals.',
  inspection_interval_days: 'Days between two inspections.',
  maintenance: 'Recurring maintenance: at most 10 plans, each with its own name.',
  checkouts_count: 'How often the item was checked out.',
  buffer_minutes: 'Minutes that the item stays free before and after each booking.',
  last_inspection_on: 'The day (UTC) of the latest event of kind `inspection`.',
  next_inspection_on:
    'The day of the next inspection: one interval after the last inspection, or after creation. ' +
    'A booking that ends later warns of it.',
  holder: 'Who has the item while it is out: the contact of the checkout, or its user.',
  expired: 'Whether its expiration date has passed (UTC).',
  qr: 'The labels on the item, compared exactly. Unique over items and locations.',
  tags: 'Words to group items by.',
  custom_fields:
    "Fields of the account's own, by name: texts of 5,000 characters, numbers, true and false. " +
    'A PATCH merges them; null removes one, or all of them.',
  condition: 'Whether the item is fit for use.',
  condition_remarks: 'The remarks on the last change of the condition.',
  condition_changed_at: 'When the condition was last set.',
  condition_changed_by: 'Who last set the condition.',
  last_inventory_at: 'When the item was last seen in a stock-take.',
  last_inventory_by: 'Who saw the item last.',
  checkout: 'the checkout that the item is out on',
  due_time: 'When the item is due back, while it is out.',
  kits_count:
    'Number of kits that the item belongs to. Remove it from its kits before you delete it.',
  open_issues_count: 'Number of issues on the item that are not closed.',
  availability: 'Checked out, not operative, or available.',
  overdue: 'Whether the item is out past its due time.',
  next_reservation: 'The next open reservation of the item that has not ended.',
  depreciated_value: 'The present value, by straight-line depreciation.',
  quantity_out: 'The quantity of the stock that is out; null for an item without stock.',
  quantity_available:
    'The quantity of the stock that is neither out nor reserved now; 0 unless it is operative, null for an ' +
    'item without stock.',
  inventory_low: 'Whether the stock is at its minimum or below.',
  main_picture: 'The main picture of the item.',
} as const;
