import * as z from 'zod/mini';
import { type BodyOf, createBody, nested, updateBody } from '#shared/fields/body.ts';
import { itemIds, list, tags } from '#shared/fields/collections.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  optional,
  present,
  required,
} from '#shared/fields/field.ts';
import type { Refuse } from '#shared/fields/problems.ts';
import { Id, ItemSummary } from '#shared/fields/record.ts';
import { longestWebAddress, longText, text } from '#shared/fields/texts.ts';
import { boolean, choice, id, instant, reference } from '#shared/fields/values.ts';
import { changedItemsMax } from '#shared/limits.ts';
import { meansNull, wordsOf } from '#shared/text.ts';
import { conditions, Item, itemFields, quantity } from './fields.ts';
import { assertOneSelection, selectedItems } from './selection-fields.ts';

export const ConditionBody = createBody({
  condition: required(choice(conditions)),
  remarks: optional(longText()),
  occurred_at: optional(instant()),
});
export type ConditionBody = BodyOf<typeof ConditionBody>;

export const MoveBody = createBody({
  location_id: present(reference('location')),
  remarks: optional(longText()),
  set_home: defaulted(boolean(), false),
  occurred_at: optional(instant()),
});
export type MoveBody = BodyOf<typeof MoveBody>;

const stocktakeFields = {
  location_id: optional(reference('location')),
  condition: optional(choice(conditions)),
  remarks: optional(longText()),
  occurred_at: optional(instant()),
} satisfies FieldSpecs;
export const ItemStocktake = createBody(stocktakeFields);
export type ItemStocktake = BodyOf<typeof ItemStocktake>;

export const StockMovement = createBody({
  action: required(choice(['pick', 'add', 'adjust'])),
  quantity: required(quantity()),
  expected_quantity: optional(quantity()),
  contact_id: optional(reference('contact')),
  remarks: optional(longText()),
});
export type StockMovement = BodyOf<typeof StockMovement>;

/** With an action or a quantity the stock changes; without, the item was seen. An empty action is none. */
export const InventoryBody = {
  choose: (input: { action?: unknown; quantity?: unknown }) => {
    const { action = null, quantity = null } = input;
    return meansNull(action) && quantity === null ? ItemStocktake : StockMovement;
  },
  all: [StockMovement, ItemStocktake],
};

/** The most labels of one lookup. */
const maxLabels = 100;

// Unique fields cannot be set for many items; condition and stock have their own operations.
const { unique_id, qr, external_ref, condition, inventory_quantity, ...settable } = {
  ...itemFields,
  // Each item gets its own rows for the words of a text.
  description: optional(longText(500)),
};

const itemsUpdateFields = {
  iid: required(list(id(), { min: 1, max: changedItemsMax })),
  set: nested(updateBody(settable)),
  add_tags: optional(tags()),
  remove_tags: optional(tags()),
} satisfies FieldSpecs;
export const ItemsUpdate = createBody(itemsUpdateFields, {
  of: ['set', 'add_tags'],
  check: assertFewWords,
});
export type ItemsUpdate = BodyOf<typeof ItemsUpdate>;

/** Words that a search finds: each item gets rows for them, and a call ends after ten seconds. */
const maxWords = 150;

function assertFewWords(
  { set, add_tags }: Pick<CreateValues<typeof itemsUpdateFields>, 'set' | 'add_tags'>,
  refuse: Refuse,
): void {
  const { name, type, description, manufacturer, model, serial_number, tags: all } = set ?? {};
  const texts = [name, type, description, manufacturer, model, serial_number];
  const { length } = wordsOf([...texts, ...(all ?? []), ...(add_tags ?? [])].join(' '));
  if (length <= maxWords) return;
  refuse('too_many', `Must have at most ${maxWords} different words, those of tags included.`, [
    'set',
  ]);
}

export const ItemsMove = createBody({
  iid: required(itemIds()),
  location_id: present(reference('location')),
  set_home: defaulted(boolean(), false),
  remarks: optional(longText()),
  occurred_at: optional(instant()),
});
export type ItemsMove = BodyOf<typeof ItemsMove>;

/** Scanned values: labels, or the web addresses that contain them. */
export const LabelsLookup = createBody({
  qr: required(list(text(longestWebAddress), { min: 1, max: maxLabels })),
});
export type LabelsLookup = BodyOf<typeof LabelsLookup>;

/** The record with a label. For an unknown label, all other fields are null. */
export const LabelMeaning = z.strictObject({
  qr: z.string(),
  resource: z.nullable(z.enum(['item', 'location'])),
  id: z.nullable(Id),
  name: z.nullable(z.string()),
  unique_id: z.nullable(z.string()),
});
export type LabelMeaning = z.infer<typeof LabelMeaning>;

export const Stocktake = createBody(
  { ...selectedItems, ...stocktakeFields },
  {
    of: ['iid', 'qr'],
    check: assertOneSelection,
  },
);
export type Stocktake = BodyOf<typeof Stocktake>;

/** An item that a stock-take found elsewhere, with the ids of the locations before and after. */
export const MovedItem = z.strictObject({ id: Id, from: z.nullable(Id), to: z.nullable(Id) });
/** An item that was seen although it is out. It stays where its checkout has it. */
export const OutItem = z.strictObject({ id: Id, checkout_id: Id, holder: Item.shape.holder });

/** The result of a stock-take. What is out counts as seen, too. */
export const StocktakeResult = z.strictObject({
  seen: z.array(ItemSummary),
  moved: z.array(MovedItem),
  out: z.array(OutItem),
  unknown: z.array(z.string()),
});
export type StocktakeResult = z.infer<typeof StocktakeResult>;
