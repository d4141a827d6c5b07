import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { createBody, updateBody } from '#shared/fields/body.ts';
import { customFields, labels, tags } from '#shared/fields/collections.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  merged,
  optional,
  required,
  type UpdateValues,
} from '#shared/fields/field.ts';
import { kept, keptReference, shownOf } from '#shared/fields/kept.ts';
import {
  dayParameter,
  flagParameter,
  idParameter,
  idsParameter,
  textParameter,
  timeParameter,
  trueParameter,
  wordParameter,
} from '#shared/fields/parameters.ts';
import { orderedWindow, syncedQuery } from '#shared/fields/query.ts';
import { Count, Day, Id, Instant, Named, recordShape } from '#shared/fields/record.ts';
import { externalRef, longestWebAddress, longText, text } from '#shared/fields/texts.ts';
import { boolean, choice, date, number, reference } from '#shared/fields/values.ts';

const money = () => number({ decimals: 2 });
export const quantity = () => number({ decimals: 3 });

/** Ten years, in days. */
const longestInterval = 3650;
/** A week, in minutes: a search for free items looks so far beside its window. */
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
export type ItemCreate = CreateValues<typeof itemFields>;
export const ItemUpdate = updateBody(changeable);
export type ItemUpdate = UpdateValues<typeof changeable>;

export const itemKept = {
  condition_remarks: kept(z.nullable(z.string()), null),
  condition_changed_at: kept(z.nullable(Instant), null),
  condition_changed_by: kept(z.nullable(Actor), null),
  last_inventory_at: kept(z.nullable(Instant), null),
  last_inventory_by: kept(z.nullable(Actor), null),
  /** The day (UTC) of the latest event of kind `inspection`. */
  last_inspection_on: kept(z.nullable(Day), null),
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

const filters = {
  q: textParameter(),
  display: wordParameter(displays),
  id: idsParameter(100),
  location_id: idParameter(),
  include_sublocations: flagParameter(),
  home_location_id: idParameter(),
  responsible_user_id: idParameter(),
  supplier_id: idParameter(),
  type: textParameter(),
  tag: textParameter(),
  serial_number: textParameter(),
  external_ref: textParameter(),
  inventory_low: trueParameter(),
  has_open_issues: trueParameter(),
  not_seen_since: timeParameter(),
  expires_before: dayParameter(),
  inspection_before: dayParameter(),
  available_from: timeParameter(),
  available_to: timeParameter(),
};
const window = orderedWindow('available_from', 'available_to', { areBoth: true });
export const ItemQuery = syncedQuery(itemOrders, filters).check(window);
export type ItemQuery = z.output<typeof ItemQuery>;
export const ItemLookup = syncedQuery(itemOrders, {
  ...filters,
  qr: textParameter(longestWebAddress),
}).check(window);
export type ItemLookup = z.output<typeof ItemLookup>;

const NextReservation = z.strictObject({ id: Id, start_time: Instant, end_time: Instant });
/** Who has an item that is out. */
const Holder = z.extend(Named, { type: z.enum(['contact', 'user']) });

export const MainPicture = z.strictObject({ id: Id, name: z.string(), url: z.string() });
export type MainPicture = z.infer<typeof MainPicture>;

export const Item = z.strictObject({
  ...recordShape,
  ...shownOf(itemFields),
  ...shownOf(itemKept),
  availability: z.enum(['available', 'unavailable', 'checked_out']),
  overdue: z.boolean(),
  holder: z.nullable(Holder),
  expired: z.boolean(),
  next_inspection_on: z.nullable(Day),
  next_reservation: z.nullable(NextReservation),
  depreciated_value: z.nullable(z.number()),
  inventory_low: z.boolean(),
  /** The picture that stands for the item, and where it is for the next 15 minutes. */
  main_picture: z.nullable(MainPicture),
});
export type Item = z.infer<typeof Item>;
