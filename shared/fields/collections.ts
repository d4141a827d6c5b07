import * as z from 'zod/mini';
import { isObject } from '#shared/json.ts';
import { itemsMax } from '#shared/limits.ts';
import { compareText } from '#shared/text.ts';
import type { Field } from './field.ts';
import { keepInputIndexes } from './input-indexes.ts';
import { maxProblems, type Refuse, readPart, refuserOf } from './problems.ts';
import { longestText, longText, text } from './texts.ts';
import { choice, id, largestNumber } from './values.ts';

interface Size {
  min?: number;
  max: number;
}

/** A list. Duplicates are removed before it is counted. */
export function list<T extends {}>(element: Field<T>, { min = 0, max }: Size): Field<T[]> {
  const read = z.transform((entries: unknown[], context) => {
    const refuse = refuserOf(context);
    const distinct = distinctOf(element, entries, refuse, max);
    if (distinct.length > max) refuse('too_many', entriesForm(min, max));
    if (entries.length < min) refuse('too_short', entriesForm(min, max));
    return distinct;
  });
  return {
    schema: z.pipe(z.array(z.unknown(), 'Must be a list.'), read),
    json: { type: 'array', items: element.json, minItems: min, maxItems: max },
    emptyIsNull: false,
    response: z.array(element.response),
    empty: [],
  };
}

/** A list of choices in their order, so that the same ones sent in another order are no change. */
export function choices<const T extends string>(
  values: readonly T[],
  { min = 0 } = {},
): Field<T[]> {
  const field = list(choice(values), { min, max: values.length });
  const inOrder = z.transform((names: T[]) => values.filter((value) => names.includes(value)));
  return { ...field, schema: z.pipe(field.schema, inOrder) };
}

/** As a list, but with its duplicates, so that a refusal can name the place of each as sent. */
export function listWithDuplicates<T extends string | number>(
  element: Field<T>,
  { min = 0, max }: Size,
): Field<T[]> {
  const distinct = list(element, { min, max });
  const read = z.transform((entries: unknown[], context) => {
    const refuse = refuserOf(context);
    if (readPart(distinct.schema, entries, refuse) === undefined) return [];
    return entries.flatMap((entry) => readPart(element.schema, entry, refuse) ?? []);
  });
  return { ...distinct, schema: z.pipe(z.array(z.unknown(), 'Must be a list.'), read) };
}

/** The distinct entries, read until too many of them are wrong or beyond the most that a list has. */
function distinctOf<T extends {}>(
  element: Field<T>,
  entries: readonly unknown[],
  refuse: Refuse,
  max: number,
): T[] {
  const firstIndexes = new Map<T, number>();
  const seenKeys = new Set<unknown>();
  let wrong = 0;
  for (const [index, entry] of entries.entries()) {
    if (seenKeys.has(entry)) continue;
    const read = readPart(element.schema, entry, refuse, [index]);
    if (read === undefined) wrong += 1;
    else {
      seenKeys.add(entry);
      if (!firstIndexes.has(read)) firstIndexes.set(read, index);
    }
    if (wrong + firstIndexes.size >= maxProblems + max) break;
  }
  const distinct = [...firstIndexes.keys()];
  keepInputIndexes(distinct, [...firstIndexes.values()]);
  return distinct;
}

export function entriesForm(min: number, max: number): string {
  return `Must have ${min} to ${max} entries.`;
}

export function itemIds(min = 1): Field<number[]> {
  return list(id(), { min, max: itemsMax });
}

/** In characters, as for a unique_id. */
export const longestLabel = 200;

/** Label values, as scanned from codes. */
export function labels(): Field<string[]> {
  return list(text(longestLabel), { max: 10 });
}

export const tagsMax = 30;

export function tags(): Field<string[]> {
  return list(text(50), { max: tagsMax });
}

export type CustomValue = string | number | boolean;
export const customFieldsMax = 50;
export const tooManyCustomFields = `Must have at most ${customFieldsMax} custom fields.`;
export const customNameLength = 100;
/** Names that every JavaScript object inherits. */
const reservedNames = new Set(['__proto__', 'constructor']);
/** DynamoDB stores no number closer to 0 than 1e-130 (AWS limit). */
const minNumber = 1e-100;
const scalarJson = {
  type: ['string', 'number', 'boolean', 'null'],
  maxLength: longestText,
  minimum: -largestNumber,
  maximum: largestNumber,
};

/** The account's own fields by name; null removes a field. */
export function customFields(): Field<
  Record<string, CustomValue | null>,
  Record<string, CustomValue>
> {
  const read = z.transform((value: Record<string, unknown>, context) => {
    const refuse = refuserOf(context);
    const mergedValues = mergedOf(value, refuse);
    const remaining = [...mergedValues.values()].filter((entry) => entry !== null);
    if (remaining.length > customFieldsMax) refuse('too_many', tooManyCustomFields);
    return Object.fromEntries([...mergedValues].sort(([a], [b]) => compareText(a, b)));
  });
  return {
    schema: z.pipe(jsonObject, read),
    json: { type: 'object', maxProperties: customFieldsMax, additionalProperties: scalarJson },
    emptyIsNull: false,
    response: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    empty: {},
  };
}

/** The values by their names as stored, read until too many are wrong or beyond the most. */
function mergedOf(value: object, refuse: Refuse): Map<string, CustomValue | null> {
  const mergedValues = new Map<string, CustomValue | null>();
  let wrong = 0;
  let values = 0;
  for (const [fieldName, entry] of Object.entries(value)) {
    const isReserved = reservedNames.has(fieldName);
    if (isReserved) refuse('invalid_value', 'This name is reserved.', [fieldName]);
    const name = readPart(customName, fieldName, (code, message) =>
      refuse(code, message, [fieldName]),
    );
    const read = readPart(customValue, entry, refuse, [fieldName]);
    const isTaken = name !== undefined && mergedValues.has(name);
    if (isTaken) refuse('taken', 'Another field has this name.', [fieldName]);
    if (name === undefined || read === undefined || isTaken) wrong += 1;
    else {
      mergedValues.set(name, read);
      if (read !== null) values += 1;
    }
    if (wrong + values >= maxProblems + customFieldsMax) break;
  }
  return mergedValues;
}

/** zod's own record schema drops inherited names, which must be refused instead. */
const jsonObject = z.custom<Record<string, unknown>>(isObject, {
  abort: true,
  params: { code: 'invalid_type' },
  message: 'Must be an object.',
});

const customName = text(customNameLength).schema;

/** An empty text means null. */
const customValue = z.pipe(
  z.unknown(),
  z.transform((value, context): CustomValue | null => {
    const refuse = refuserOf(context);
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'string') {
      return value.trim() === '' ? null : (readPart(longText().schema, value, refuse) ?? z.NEVER);
    }
    if (typeof value !== 'number') {
      refuse('invalid_type', 'Must be a string, a number, true, false or null.');
      return z.NEVER;
    }
    const size = Math.abs(value);
    if (size === 0) return 0;
    if (size >= minNumber && size <= largestNumber) return value;
    refuse('invalid_value', `Must be 0, or from ${minNumber} to ${largestNumber} in size.`);
    return z.NEVER;
  }),
);
