import * as z from 'zod/mini';
import { createBody, nestedList } from '#shared/fields/body.ts';
import { list } from '#shared/fields/collections.ts';
import { defaulted, type FieldSpec, type FieldSpecs, required } from '#shared/fields/field.ts';
import { Id, ItemSummary } from '#shared/fields/record.ts';
import { id, number } from '#shared/fields/values.ts';
import { itemsMax } from '#shared/limits.ts';

/** A quantity of the stock of an item. */
export const Line = z.strictObject({ item_id: Id, quantity: z.number() });
export type Line = z.infer<typeof Line>;

export const ShownLine = z.strictObject({ item_id: Id, item: ItemSummary, quantity: z.number() });
export type ShownLine = z.infer<typeof ShownLine>;

/** The kits that a booking is made of. */
export const kitIds = () => defaulted(list(id(), { max: 20 }), []);

export const lineFields = {
  item_id: required(id()),
  quantity: required(number({ decimals: 3, min: 0.001 })),
} satisfies FieldSpecs;

/** The lines of a record: none where they are absent. */
export function lineList(): FieldSpec<Line[]> {
  const spec = nestedList(createBody(lineFields), { min: 0, max: itemsMax });
  return { ...spec, kind: 'optional', fallback: [], response: z.array(Line), default: [] };
}
