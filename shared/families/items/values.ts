import * as z from 'zod/mini';
import { customNameLength } from '#shared/fields/collections.ts';
import type { Field } from '#shared/fields/field.ts';
import { requiredParameter, textParameter } from '#shared/fields/parameters.ts';
import { rule } from '#shared/fields/problems.ts';
import { pageParameters } from '#shared/fields/query.ts';
import { Count, Id } from '#shared/fields/record.ts';
import { string } from '#shared/fields/values.ts';
import { cutToKey, foldUnique } from '#shared/text.ts';
import type { ItemRecord } from './record.ts';

const ownFields = ['type', 'manufacturer', 'model', 'supplier', 'tag'] as const;
const customPrefix = 'custom_fields.';
/** Longer texts of custom fields are remarks, which nobody chooses from a list. */
const longestValue = 100;

/** A value of an item that is counted: its field and its spelling, with a line break between them. */
export type FieldValue = string;

export function partsOf(value: FieldValue): { field: string; spelling: string } {
  const end = value.indexOf('\n');
  return { field: value.slice(0, end), spelling: value.slice(end + 1) };
}

/** The values of an item that are counted; of two that fold alike, the first. */
export function valuesOf(record: ItemRecord): FieldValue[] {
  const { type, manufacturer, model, supplier_id: supplier, tags, custom_fields } = record;
  const custom = Object.entries(custom_fields);
  const values: (readonly [field: string, value: string | number | boolean | null])[] = [
    ['type', type],
    ['manufacturer', manufacturer],
    ['model', model],
    ['supplier', supplier],
    ...tags.map((tag) => ['tag', tag] as const),
    ...custom.map(([name, value]) => [customPrefix + name, value] as const),
  ];
  const distinct = new Map<string, FieldValue>();
  for (const [field, value] of values) {
    const spelling = String(value);
    if (value === null || !isCounted(spelling)) continue;
    const name = `${field}\n${foldUnique(spelling)}`;
    if (!distinct.has(name)) distinct.set(name, `${field}\n${spelling}`);
  }
  return [...distinct.values()];
}

/** Some characters fold to nothing, and some to too many for a key. */
function isCounted(spelling: string): boolean {
  const foldedSpelling = foldUnique(spelling);
  return (
    [...spelling].length <= longestValue &&
    foldedSpelling !== '' &&
    cutToKey(foldedSpelling) === foldedSpelling
  );
}

const fieldForm = `Must be one of ${ownFields.join(', ')}, or ${customPrefix} with a name.`;

function isValueField(value: string): boolean {
  if (ownFields.some((one) => one === value)) return true;
  const name = value.startsWith(customPrefix) ? value.slice(customPrefix.length) : '';
  return name !== '' && [...name].length <= customNameLength;
}

const valueField: Field<string> = {
  schema: string().check(
    z.overwrite((value) => value.normalize('NFC').trim()),
    rule(isValueField, 'invalid_value', fieldForm),
  ),
  json: { type: 'string', maxLength: customPrefix.length + customNameLength },
  emptyIsNull: false,
  response: z.string(),
  empty: '',
};

export const ItemValueQuery = z.object({
  ...pageParameters,
  field: requiredParameter(valueField),
  q: textParameter(),
});
export type ItemValueQuery = z.output<typeof ItemValueQuery>;

export const ItemValue = z.strictObject({
  value: z.string(),
  count: Count,
  supplier_id: z.optional(Id),
});
export type ItemValue = z.infer<typeof ItemValue>;
