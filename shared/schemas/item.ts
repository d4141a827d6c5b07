import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { createBody, updateBody } from './body.ts';
import { customFields, labels, tags } from './collections.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  merged,
  optional,
  required,
  type UpdateValues,
} from './field.ts';
import { kept, keptReference, shownOf } from './kept.ts';
import { textParameter, wordParameter } from './parameters.ts';
import { syncedQuery } from './query.ts';
import { Count, Id, Instant, recordShape } from './record.ts';
import { longestWebAddress, longText, text } from './texts.ts';
import { boolean, choice, date, number, reference } from './values.ts';

const money = () => number({ decimals: 2 });
export const quantity = () => number({ decimals: 3 });

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
  qr: defaulted(labels(), []),
  tags: defaulted(tags(), []),
  custom_fields: merged(customFields()),
  external_ref: optional(text(200)),
} satisfies FieldSpecs;

export const itemFields = {
  ...changeable,
  condition: defaulted(choice(conditions), 'operative'),
  inventory_quantity: optional(quantity()),
} satisfies FieldSpecs;

export const ItemCreate = createBody(itemFields);
export type ItemCreate = CreateValues<typeof itemFields>;
export const ItemUpdate = updateBody(changeable);
export type ItemUpdate = UpdateValues<typeof changeable>;

export const itemKept = {
  condition_remarks: kept(z.nullable(z.string()), null),
  condition_changed_at: kept(z.nullable(Instant), null),
  condition_changed_by: kept(z.nullable(Actor), null),
  last_inventory_at: kept(z.nullable(Instant), null),
  last_inventory_by: kept(z.nullable(Actor), null),
  /** The checkout that holds the item, and until when it is due. */
  checkout_id: keptReference('checkout'),
  due_time: kept(z.nullable(Instant), null),
  open_issues_count: kept(Count, 0),
  pictures_count: kept(Count, 0),
  files_count: kept(Count, 0),
};

export const displays = [
  'all',
  'active',
  'operative',
  'inoperative',
  'discarded',
  'available',
  'checked_out',
  'overdue',
] as const;
export type Display = (typeof displays)[number];

export const itemOrders = ['id', 'name', 'unique_id', 'created_at', 'updated_at'] as const;

const filters = { q: textParameter(), display: wordParameter(displays) };
export const ItemQuery = syncedQuery(itemOrders, filters);
export type ItemQuery = z.output<typeof ItemQuery>;
export const ItemLookup = syncedQuery(itemOrders, {
  ...filters,
  qr: textParameter(longestWebAddress),
});
export type ItemLookup = z.output<typeof ItemLookup>;

const NextReservation = z.strictObject({ id: Id, start_time: Instant, end_time: Instant });

export const MainPicture = z.strictObject({ id: Id, name: z.string(), url: z.string() });
export type MainPicture = z.infer<typeof MainPicture>;

export const Item = z.strictObject({
  ...recordShape,
  ...shownOf(itemFields),
  ...shownOf(itemKept),
  availability: z.enum(['available', 'unavailable', 'checked_out']),
  overdue: z.boolean(),
  next_reservation: z.nullable(NextReservation),
  depreciated_value: z.nullable(z.number()),
  inventory_low: z.boolean(),
  /** The picture that stands for the item, and where it is for the next 15 minutes. */
  main_picture: z.nullable(MainPicture),
});
export type Item = z.infer<typeof Item>;
