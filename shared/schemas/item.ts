import * as z from 'zod/mini';
import { conditions } from '#shared/resources/item.ts';
import { type CustomValue, customFields, labels, tags } from './collections.ts';
import {
  type CreateValues,
  createBody,
  defaulted,
  type FieldSpecs,
  optional,
  present,
  required,
  type UpdateValues,
  updateBody,
} from './field.ts';
import { orderedQuery, textParameter, wordParameter } from './query.ts';
import { Actor, Day, Id, Instant, Named, recordShape } from './record.ts';
import {
  boolean,
  choice,
  date,
  longestWebAddress,
  longText,
  number,
  reference,
  text,
} from './values.ts';

const money = () => number({ decimals: 2 });
const quantity = () => number({ decimals: 3 });

/** The fields that create and update share. */
const fields = {
  name: required(text(200)),
  unique_id: optional(text(100)),
  type: optional(text(100)),
  description: optional(longText()),
  manufacturer: optional(text(100)),
  model: optional(text(100)),
  serial_number: optional(text(100)),
  location_id: optional(reference()),
  home_location_id: optional(reference()),
  responsible_user_id: optional(reference()),
  supplier_id: optional(reference()),
  acquisition_date: optional(date()),
  expiration_date: optional(date()),
  acquisition_value: optional(money()),
  salvage_value: optional(money()),
  inventory_enabled: defaulted(boolean(), false),
  inventory_unit: optional(text(20)),
  inventory_minimum: optional(quantity()),
  qr: defaulted(labels(), []),
  tags: defaulted(tags(), []),
  custom_fields: optional(customFields()),
  external_ref: optional(text(200)),
} satisfies FieldSpecs;

const createFields = {
  ...fields,
  condition: defaulted(choice(conditions), 'operative'),
  inventory_quantity: optional(quantity()),
} satisfies FieldSpecs;

export const ItemCreate = createBody(createFields);
export type ItemCreate = CreateValues<typeof createFields>;
export const ItemUpdate = updateBody(fields);
export type ItemUpdate = UpdateValues<typeof fields>;

const conditionFields = {
  condition: required(choice(conditions)),
  remarks: optional(longText()),
} satisfies FieldSpecs;
export const ItemCondition = createBody(conditionFields);
export type ItemCondition = CreateValues<typeof conditionFields>;

const moveFields = {
  location_id: present(reference()),
  remarks: optional(longText()),
  set_home: defaulted(boolean(), false),
} satisfies FieldSpecs;
export const ItemMove = createBody(moveFields);
export type ItemMove = CreateValues<typeof moveFields>;

const stockTakeFields = {
  location_id: optional(reference()),
  condition: optional(choice(conditions)),
  remarks: optional(longText()),
} satisfies FieldSpecs;
export const StockTake = createBody(stockTakeFields);
export type StockTake = CreateValues<typeof stockTakeFields>;

const movementFields = {
  action: required(choice(['pick', 'add', 'adjust'])),
  quantity: required(quantity()),
  expected_quantity: optional(quantity()),
  contact_id: optional(reference()),
  remarks: optional(longText()),
} satisfies FieldSpecs;
export const StockMovement = createBody(movementFields, {
  check: ({ action, quantity: moved }, refuse) => {
    if (moved > 0 || action === 'adjust') return;
    refuse('invalid_value', 'A movement needs a quantity above 0.', ['quantity']);
  },
});
export type StockMovement = CreateValues<typeof movementFields>;

/** With an action or a quantity the stock moves; without, the item was seen. */
export const ItemInventory = {
  choose: (sent: object) => {
    const values = new Map<string, unknown>(Object.entries(sent));
    const isSent = (name: string) => values.get(name) !== undefined && values.get(name) !== null;
    return isSent('action') || isSent('quantity') ? StockMovement : StockTake;
  },
  all: [StockMovement, StockTake],
};

/** The lists that `display` chooses from. */
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

const orders = ['id', 'name', 'unique_id', 'created_at', 'updated_at'] as const;
const filters = { q: textParameter(), display: wordParameter(displays) };
export const ItemQuery = orderedQuery(orders, filters);
export type ItemQuery = z.output<typeof ItemQuery>;
export const ItemLookup = orderedQuery(orders, {
  ...filters,
  qr: textParameter(longestWebAddress),
});
export type ItemLookup = z.output<typeof ItemLookup>;

const optionalText = z.nullable(z.string());
const customValue: z.ZodMiniType<CustomValue> = z.union([z.string(), z.number(), z.boolean()]);

const BookedWindow = z.strictObject({ id: Id, start_time: Instant, end_time: Instant });

export const Item = z.strictObject({
  ...recordShape,
  name: z.string(),
  unique_id: optionalText,
  type: optionalText,
  description: optionalText,
  manufacturer: optionalText,
  model: optionalText,
  serial_number: optionalText,
  condition: z.enum(conditions),
  condition_remarks: optionalText,
  condition_changed_at: z.nullable(Instant),
  condition_changed_by: z.nullable(Actor),
  availability: z.enum(['available', 'unavailable', 'checked_out']),
  overdue: z.boolean(),
  location_id: z.nullable(Id),
  location: Named,
  home_location_id: z.nullable(Id),
  home_location: Named,
  responsible_user_id: z.nullable(Id),
  responsible_user: Named,
  supplier_id: z.nullable(Id),
  supplier: Named,
  acquisition_date: z.nullable(Day),
  expiration_date: z.nullable(Day),
  acquisition_value: z.nullable(z.number()),
  salvage_value: z.nullable(z.number()),
  depreciated_value: z.nullable(z.number()),
  inventory_enabled: z.boolean(),
  inventory_quantity: z.nullable(z.number()),
  inventory_unit: optionalText,
  inventory_minimum: z.nullable(z.number()),
  inventory_low: z.boolean(),
  last_inventory_at: z.nullable(Instant),
  last_inventory_by: z.nullable(Actor),
  qr: z.array(z.string()),
  tags: z.array(z.string()),
  custom_fields: z.record(z.string(), customValue),
  external_ref: optionalText,
  main_picture: z.null(),
  pictures_count: z.int(),
  files_count: z.int(),
  checkout_id: z.nullable(Id),
  checkout: Named,
  due_time: z.nullable(Instant),
  next_reservation: z.nullable(BookedWindow),
  open_issues_count: z.int().check(z.minimum(0)),
});
export type Item = z.infer<typeof Item>;
