import * as z from 'zod/mini';
import { createBody, nested, updateBody } from '#shared/fields/body.ts';
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
import { boolean, choice, id, reference } from '#shared/fields/values.ts';
import { conditions, itemFields } from './fields.ts';

/** A change of many may write two rows of an item, and some of its words, in a transaction of 100. */
const mostChanged = 25;
/** Labels of which one call says what they mean. */
const mostLabels = 100;
/** Items that one call sees, moves or returns. */
const mostSeen = 40;

// What is unique is no value for many, and condition and stock have operations of their own.
const { unique_id, qr, external_ref, condition, inventory_quantity, ...settable } = itemFields;

const itemsUpdateFields = {
  iid: required(list(id(), { min: 1, max: mostChanged })),
  set: nested(updateBody(settable)),
  add_tags: optional(tags()),
  remove_tags: optional(tags()),
} satisfies FieldSpecs;
export const ItemsUpdate = createBody(itemsUpdateFields);
export type ItemsUpdate = CreateValues<typeof itemsUpdateFields>;

const itemsMoveFields = {
  iid: required(itemIds()),
  location_id: present(reference('location')),
  set_home: defaulted(boolean(), false),
  remarks: optional(longText()),
} satisfies FieldSpecs;
export const ItemsMove = createBody(itemsMoveFields);
export type ItemsMove = CreateValues<typeof itemsMoveFields>;

/** Scanned values: labels, or the web addresses that hold them. */
const scanned = (most: number) => list(text(longestWebAddress), { min: 1, max: most });

const labelsFields = { qr: required(scanned(mostLabels)) } satisfies FieldSpecs;
export const LabelsLookup = createBody(labelsFields);
export type LabelsLookup = CreateValues<typeof labelsFields>;

/** What a label means; nothing, where all but the label is null. */
export const LabelMeaning = z.strictObject({
  qr: z.string(),
  resource: z.nullable(z.enum(['item', 'location'])),
  id: z.nullable(Id),
  name: z.nullable(z.string()),
  unique_id: z.nullable(z.string()),
});
export type LabelMeaning = z.infer<typeof LabelMeaning>;

/** Items by their ids, or by what was scanned of them. */
export const selectedItems = {
  iid: optional(itemIds()),
  qr: optional(scanned(mostSeen)),
} satisfies FieldSpecs;
export type SelectedItems = CreateValues<typeof selectedItems>;

/** Refuses items that are named in both ways, or in none. */
export function assertOneSelection({ iid, qr }: SelectedItems, refuse: Refuse): void {
  if (iid === null && qr === null) refuse('required', 'Either iid or qr is required.', ['iid']);
  if (iid !== null && qr !== null) {
    refuse('invalid_value', 'Must not be combined with iid.', ['qr']);
  }
}

const itemsStockTakeFields = {
  ...selectedItems,
  location_id: optional(reference('location')),
  condition: optional(choice(conditions)),
  remarks: optional(longText()),
} satisfies FieldSpecs;
export const ItemsStockTake = createBody(itemsStockTakeFields, assertOneSelection);
export type ItemsStockTake = CreateValues<typeof itemsStockTakeFields>;

/** What a stock-take found: what was seen, what of it stood elsewhere before, and unknown labels. */
export const StocktakeResult = z.strictObject({
  seen: z.array(ItemSummary),
  moved: z.array(ItemSummary),
  unknown: z.array(z.string()),
});
export type StocktakeResult = z.infer<typeof StocktakeResult>;
