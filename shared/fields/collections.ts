import * as z from 'zod/mini';
import { compareText } from '#shared/text.ts';
import type { Field, Refuse } from './field.ts';
import { longestText, longText, text } from './texts.ts';
import { id, largestNumber, refuseType } from './values.ts';

interface Size {
  min?: number;
  max: number;
}

/** A list; duplicates collapse in their order before it is counted. */
export function list<T extends {}>(element: Field<T>, { min = 0, max }: Size): Field<T[]> {
  return {
    json: { type: 'array', items: element.json, minItems: min, maxItems: max },
    blankIsNull: false,
    shown: z.array(element.shown),
    empty: [],
    read: (value, refuse) => {
      if (!Array.isArray(value)) return refuseType(refuse, 'a list');
      const distinct = new Set<T>();
      for (const [index, entry] of value.entries()) {
        const below: Refuse = (code, message, path = [], detail = {}) =>
          refuse(code, message, [index, ...path], detail);
        const read = element.read(entry, below);
        if (read !== undefined) distinct.add(read);
      }
      const bounds = `Must have ${min} to ${max} entries.`;
      if (distinct.size > max) refuse('too_many', bounds);
      if (value.length < min) refuse('too_short', bounds);
      return [...distinct];
    },
  };
}

/** The most items that one record names: a write of all of them fits a transaction. */
const mostItems = 40;

export function itemIds(): Field<number[]> {
  return list(id(), { min: 1, max: mostItems });
}

/** In characters; no unique_id is longer. */
export const longestLabel = 200;

/** Label values, as scanned from a code on the thing. */
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
const customNameLength = 100;
/** What every object of JavaScript has already. */
const reservedNames = new Set(['__proto__', 'constructor']);
/** DynamoDB holds no smaller numbers than 1e-130 (AWS limit). */
const leastNumber = 1e-100;
const scalarJson = {
  type: ['string', 'number', 'boolean', 'null'],
  maxLength: longestText,
  minimum: -largestNumber,
  maximum: largestNumber,
};

/** Fields of the account's own, by name; null marks one that is to be removed. */
export function customFields(): Field<
  Record<string, CustomValue | null>,
  Record<string, CustomValue>
> {
  return {
    json: { type: 'object', maxProperties: customFieldsMax, additionalProperties: scalarJson },
    blankIsNull: false,
    shown: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    empty: {},
    read: (value, refuse) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return refuseType(refuse, 'an object');
      }
      const read = new Map<string, CustomValue | null>();
      for (const [name, entry] of Object.entries(value)) {
        const below: Refuse = (code, message) => refuse(code, message, [name]);
        if (reservedNames.has(name)) below('invalid_value', 'This name is reserved.');
        const cleanName = text(customNameLength).read(name, below);
        const cleanValue = readScalar(entry, below);
        if (cleanName !== undefined && cleanValue !== undefined) read.set(cleanName, cleanValue);
      }
      const kept = [...read.values()].filter((entry) => entry !== null);
      if (kept.length > customFieldsMax) {
        refuse('too_many', tooManyCustomFields);
      }
      return Object.fromEntries([...read].sort(([a], [b]) => compareText(a, b)));
    },
  };
}

function readScalar(value: unknown, refuse: Refuse): CustomValue | null | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.trim() === '' ? null : longText().read(value, refuse);
  if (typeof value !== 'number')
    return refuseType(refuse, 'a string, a number, true, false or null');
  const size = Math.abs(value);
  if (size === 0) return 0;
  if (size >= leastNumber && size <= largestNumber) return value;
  refuse('invalid_value', `Must be 0, or from ${leastNumber} to ${largestNumber} in size.`);
  return undefined;
}
