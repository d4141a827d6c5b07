import * as z from 'zod/mini';
import { isDate, parseInstant } from '#shared/time.ts';
import type { Field, JsonSchema } from './field.ts';
import { type Refuse, readPart, refuserOf } from './problems.ts';
import { largestId } from './record.ts';
import { dayForm, instantForm, largestNumber, wordForm } from './values.ts';

const longestSearch = 200;

/** Adds a problem, with the allowed values. */
type RefuseParameter = (message: string, allowedValues?: readonly string[]) => undefined;

/** One query parameter: parses its text, or undefined where it is absent. */
export function parameter<T>(
  json: JsonSchema,
  read: (value: string, refuse: RefuseParameter) => T | undefined,
): z.ZodMiniType<T | undefined> {
  const schema = z.pipe(
    z.optional(z.string()),
    z.transform((value: string | undefined, context): T | undefined => {
      if (value === undefined) return undefined;
      return read(value, (message, allowedValues) => {
        refuserOf(context)(
          'invalid_value',
          message,
          [],
          allowedValues ? { allowed: allowedValues } : {},
        );
        return undefined;
      });
    }),
  );
  return schema.register(z.globalRegistry, json);
}

export function wordParameter<const T extends string>(values: readonly T[]) {
  return parameter({ type: 'string', enum: [...values] }, (value, refuse) => {
    const match = values.find((one) => one === value);
    return match ?? refuse(wordForm(values), values);
  });
}

export const idForm = 'Must be an id: a whole number of 1 to 15 digits.';

export function idParameter() {
  return parameter({ type: 'integer', minimum: 1, maximum: largestId }, (value, refuse) => {
    return isId(value) ? Number(value) : refuse(idForm);
  });
}

/** Whether a text is an id in a path or query: 1 to 15 digits without a leading zero. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

const idList = '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14})*$';

/** Ids separated by commas. */
export function idsParameter(max: number) {
  return readIds({ type: 'string', pattern: idList }, max);
}

/** At most this many ids in a filter: each is a search of its own. */
const maxFilterIds = 20;

/** A filter by one id, or by any of several, separated by commas. */
export function idFilterParameter() {
  const json = { type: ['integer', 'string'], minimum: 1, maximum: largestId, pattern: idList };
  return readIds(json, maxFilterIds);
}

function readIds(json: JsonSchema, max: number) {
  return parameter(json, (value, refuse) => {
    const ids = value.split(',').map((id) => id.trim());
    if (!ids.every(isId)) return refuse('Must be ids, separated by commas.');
    if (new Set(ids).size > max) return refuse(`Must have at most ${max} ids.`);
    return [...new Set(ids.map(Number))];
  });
}

/** A quantity above 0, with at most 3 decimals. */
export function quantityParameter() {
  const json = { type: 'number', minimum: 0.001, maximum: largestNumber };
  return parameter(json, (value, refuse) => {
    const quantity = /^\d{1,13}(\.\d{1,3})?$/.test(value) ? Number(value) : 0;
    if (quantity > 0 && quantity <= largestNumber) return quantity;
    return refuse(`Must be a number of at most 3 decimals from 0.001 to ${largestNumber}.`);
  });
}

export function dayParameter() {
  return parameter({ type: 'string', format: 'date' }, (value, refuse) => {
    return isDate(value) ? value : refuse(dayForm);
  });
}

/** A condition that is set or absent. */
export function trueParameter() {
  return parameter({ type: 'boolean', enum: [true] }, (value, refuse) => {
    return value === 'true' || refuse('Must be true.', ['true']);
  });
}

export function timeParameter() {
  return parameter({ type: 'string', format: 'date-time' }, (value, refuse) => {
    // An unencoded + arrives as a space.
    const hint = parseInstant(value.replace(' ', '+')) ? ' Send + as %2B.' : '';
    return parseInstant(value) ?? refuse(`${instantForm}${hint}`);
  });
}

export function flagParameter() {
  return parameter({ type: 'boolean' }, (value, refuse) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return refuse('Must be true or false.', ['true', 'false']);
  });
}

export function textParameter(max = longestSearch) {
  return parameter({ type: 'string', maxLength: max }, (value, refuse) => {
    const text = value.trim().normalize('NFC');
    if ([...text].length <= max) return text;
    return refuse(`Must be at most ${max} characters.`);
  });
}

/** A required parameter, parsed like a field of a body. */
export function requiredParameter<T>({ json, schema: field }: Field<T>): z.ZodMiniType<T> {
  const schema = z.pipe(
    z.optional(z.string()),
    z.transform((value: string | undefined, context): T => {
      const refuse = refuserOf(context);
      const invalid: Refuse = (_code, message) => refuse('invalid_value', message);
      if (value !== undefined) return readPart(field, value, invalid) ?? z.NEVER;
      refuse('required', 'This parameter is required.');
      return z.NEVER;
    }),
  );
  return schema.register(z.globalRegistry, json);
}
