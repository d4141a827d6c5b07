import * as z from 'zod/mini';
import type { ResourceName } from '#shared/families.ts';
import { isDate, parseInstant } from '#shared/time.ts';
import type { Field, ReferenceField, Refuse } from './field.ts';
import { Day, Id, Instant } from './record.ts';

/** The largest number that any field takes. */
export const largestNumber = 1e12;

export function wordForm(values: readonly string[]): string {
  return `Must be one of ${values.join(', ')}.`;
}

export function choice<const T extends string>(values: readonly T[]): Field<T> {
  const [first] = values;
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return {
    json: { type: 'string', enum: [...values] },
    blankIsNull: true,
    shown: z.enum(values),
    empty: first,
    read: (value, refuse) => {
      if (typeof value !== 'string') return refuseType(refuse, 'a string');
      const found = values.find((one) => one === value.trim());
      if (found === undefined) refuse('invalid_value', wordForm(values));
      return found;
    },
  };
}

export function boolean(): Field<boolean> {
  return {
    json: { type: 'boolean' },
    blankIsNull: false,
    shown: z.boolean(),
    empty: false,
    read: (value, refuse) =>
      typeof value === 'boolean' ? value : refuseType(refuse, 'true or false'),
  };
}

interface Bounds {
  decimals: number;
  min?: number;
  max?: number;
}

/** A number with at most so many decimals; it is never rounded. */
export function number({ decimals, min = 0, max = largestNumber }: Bounds): Field<number> {
  return {
    json: { type: decimals === 0 ? 'integer' : 'number', minimum: min, maximum: max },
    blankIsNull: false,
    shown: z.number(),
    empty: 0,
    read: (value, refuse) => {
      if (typeof value !== 'number') return refuseType(refuse, 'a number');
      const exact = Number.isFinite(value) && Number(value.toFixed(decimals)) === value;
      if (exact && value >= min && value <= max) return value === 0 ? 0 : value;
      const kind = decimals === 0 ? 'a whole number' : `a number of at most ${decimals} decimals`;
      refuse('invalid_value', `Must be ${kind} from ${min} to ${max}.`);
      return undefined;
    },
  };
}

export function id(): Field<number> {
  return { ...number({ decimals: 0, min: 1 }), blankIsNull: true, shown: Id };
}

export function reference(target: ResourceName): ReferenceField {
  return { ...id(), target };
}

export const dayForm = 'Must be a date, YYYY-MM-DD.';

/** A day, `YYYY-MM-DD`. */
export function date(): Field<string> {
  return {
    json: { type: 'string', format: 'date' },
    blankIsNull: true,
    shown: Day,
    empty: '',
    read: (value, refuse) => {
      if (typeof value !== 'string') return refuseType(refuse, 'a string');
      if (isDate(value.trim())) return value.trim();
      refuse('invalid_datetime', dayForm);
      return undefined;
    },
  };
}

export const instantForm = 'Must be an ISO 8601 time with its zone, such as 2030-01-31T18:00:00Z.';

/** A time with its zone; read as UTC to the second. */
export function instant(): Field<string> {
  return {
    json: { type: 'string', format: 'date-time' },
    blankIsNull: true,
    shown: Instant,
    empty: '',
    read: (value, refuse) => {
      if (typeof value !== 'string') return refuseType(refuse, 'a string');
      const read = parseInstant(value.trim());
      if (read === undefined) refuse('invalid_datetime', instantForm);
      return read;
    },
  };
}

/** Notes that a value has the wrong JSON type. */
export function refuseType(refuse: Refuse, expected: string): undefined {
  refuse('invalid_type', `Must be ${expected}.`);
  return undefined;
}
