import { createBody } from '#shared/fields/body.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  optional,
  present,
  required,
} from '#shared/fields/field.ts';
import { longText } from '#shared/fields/texts.ts';
import { boolean, choice, instant, reference } from '#shared/fields/values.ts';
import { conditions, quantity } from './fields.ts';

const conditionFields = {
  condition: required(choice(conditions)),
  remarks: optional(longText()),
  occurred_at: optional(instant()),
} satisfies FieldSpecs;
export const ConditionBody = createBody(conditionFields);
export type ConditionBody = CreateValues<typeof conditionFields>;

const moveFields = {
  location_id: present(reference('location')),
  remarks: optional(longText()),
  set_home: defaulted(boolean(), false),
  occurred_at: optional(instant()),
} satisfies FieldSpecs;
export const MoveBody = createBody(moveFields);
export type MoveBody = CreateValues<typeof moveFields>;

export const stockTakeFields = {
  location_id: optional(reference('location')),
  condition: optional(choice(conditions)),
  remarks: optional(longText()),
  occurred_at: optional(instant()),
} satisfies FieldSpecs;
export const StockTake = createBody(stockTakeFields);
export type StockTake = CreateValues<typeof stockTakeFields>;

const movementFields = {
  action: required(choice(['pick', 'add', 'adjust'])),
  quantity: required(quantity()),
  expected_quantity: optional(quantity()),
  contact_id: optional(reference('contact')),
  remarks: optional(longText()),
} satisfies FieldSpecs;
export const StockMovement = createBody(movementFields);
export type StockMovement = CreateValues<typeof movementFields>;

/** With an action or a quantity the stock changes; without, the item was seen. */
export const InventoryBody = {
  choose: (input: object) => {
    const values = new Map<string, unknown>(Object.entries(input));
    const isInBody = (name: string) => values.get(name) !== undefined && values.get(name) !== null;
    return isInBody('action') || isInBody('quantity') ? StockMovement : StockTake;
  },
  all: [StockMovement, StockTake],
};
