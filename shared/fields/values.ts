import * as z from 'zod/mini';
import type { ResourceName } from '#shared/families.ts';
import { isDate, parseInstant } from '#shared/time.ts';
import type { Field, JsonSchema, ReferenceField } from './field.ts';
import { refuserOf, rule } from './problems.ts';
import { Day, Id, Instant } from './record.ts';

/** The largest value of any number field. */
export const largestNumber = 1e12;

export function wordForm(values: readonly string[]): string {
  return `Must be one of ${values.join(', ')}.`;
}

/** A string as sent. */
export const string = () => z.string('Must be a string.');
const trimmedString = () => string().check(z.trim());

/** A field of text; an empty one means null. */
export function stringField(
  schema: z.ZodMiniType<string>,
  json: JsonSchema,
  response: Field<string>['response'] = z.string(),
): Field<string> {
  return { schema, json: { type: 'string', ...json }, emptyIsNull: true, response, empty: '' };
}

export function choice<const T extends string>(values: readonly T[]): Field<T> {
  const [first] = values;
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return {
    schema: z.pipe(trimmedString(), z.enum(values, wordForm(values))),
    json: { type: 'string', enum: [...values] },
    emptyIsNull: true,
    response: z.enum(values),
    empty: first,
  };
}

export function boolean(): Field<boolean> {
  return {
    schema: z.boolean('Must be true or false.'),
    json: { type: 'boolean' },
    emptyIsNull: false,
    response: z.boolean(),
    empty: false,
  };
}

interface Bounds {
  decimals: number;
  min?: number;
  max?: number;
}

/** A number with at most `decimals` decimals; never rounded. */
export function number({ decimals, min = 0, max = largestNumber }: Bounds): Field<number> {
  const kind = decimals === 0 ? 'a whole number' : `a number of at most ${decimals} decimals`;
  const isExact = (value: number) =>
    Number.isFinite(value) && Number(value.toFixed(decimals)) === value;
  return {
    // JSON parses huge numbers as infinite, which zod's own schema reports as a wrong type.
    schema: z
      .custom<number>((value) => typeof value === 'number', {
        abort: true,
        params: { code: 'invalid_type' },
        message: 'Must be a number.',
      })
      .check(
        rule(
          (value) => isExact(value) && value >= min && value <= max,
          'invalid_value',
          `Must be ${kind} from ${min} to ${max}.`,
        ),
        // Turns -0 into 0.
        z.overwrite((value) => (value === 0 ? 0 : value)),
      ),
    json: { type: decimals === 0 ? 'integer' : 'number', minimum: min, maximum: max },
    emptyIsNull: false,
    response: decimals === 0 ? z.int() : z.number(),
    empty: 0,
  };
}

export function id(): Field<number> {
  return { ...number({ decimals: 0, min: 1 }), emptyIsNull: true, response: Id };
}

export function reference(target: ResourceName): ReferenceField {
  return { ...id(), target };
}

export const dayForm = 'Must be a date, YYYY-MM-DD.';

/** A date, `YYYY-MM-DD`. */
export function date(): Field<string> {
  const schema = trimmedString().check(rule(isDate, 'invalid_datetime', dayForm));
  return stringField(schema, { format: 'date' }, Day);
}

export const instantForm = 'Must be an ISO 8601 time with its zone, such as 2030-01-31T18:00:00Z.';

/** A time with a zone, parsed to UTC to the second. */
export function instant(): Field<string> {
  const parse = z.transform((value: string, context) => {
    const read = parseInstant(value);
    if (read !== undefined) return read;
    refuserOf(context)('invalid_datetime', instantForm);
    return z.NEVER;
  });
  return stringField(z.pipe(trimmedString(), parse), { format: 'date-time' }, Instant);
}
