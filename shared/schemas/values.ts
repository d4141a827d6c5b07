import { isDate, parseInstant } from '#shared/time.ts';
import type { Field, Refuse } from './field.ts';

const controlCharacters = /\p{Cc}/u;
/** Tab, line feed and carriage return pass in long texts. */
const controlsOfLongText = /[\p{Cc}--[\t\n\r]]/v;
/** The largest number that any field takes. */
export const largestNumber = 1e12;

/** A short text: trimmed, NFC, without control characters, 1 to `max` code points. */
export function text(max: number): Field<string> {
  return {
    json: { type: 'string', minLength: 1, maxLength: max },
    blankIsNull: true,
    read: (value, refuse) => readText(value, refuse, max, controlCharacters),
  };
}

/** A text of several lines. */
export function longText(max = 5000): Field<string> {
  return {
    json: { type: 'string', minLength: 1, maxLength: max },
    blankIsNull: true,
    read: (value, refuse) => readText(value, refuse, max, controlsOfLongText),
  };
}

function readText(
  value: unknown,
  refuse: Refuse,
  max: number,
  forbidden: RegExp,
): string | undefined {
  if (typeof value !== 'string') return refuseType(refuse, 'a string');
  const clean = value.normalize('NFC').trim();
  if (!clean.isWellFormed() || forbidden.test(clean)) {
    refuse('invalid_value', 'This text holds characters that are not allowed.');
  } else if (clean === '') {
    refuse('too_short', 'This text must not be empty.');
  } else if ([...clean].length > max) {
    refuse('too_long', `This text has more than ${max} characters.`);
  } else {
    return clean;
  }
  return undefined;
}

/** An e-mail address of at most 254 characters. */
export function email(): Field<string> {
  return matching(text(254), /^[^\s@]+@[^\s@]+$/u, 'This is no e-mail address.', 'email');
}

/** A scanned code may hold a web address, too. */
export const longestWebAddress = 2048;

/** A web address that begins with https, of at most 2,048 characters. */
export function webAddress(): Field<string> {
  const isWebAddress = (value: string) => /^https:\/\//i.test(value) && URL.canParse(value);
  return checked(text(longestWebAddress), isWebAddress, 'This is no https address.', 'uri');
}

function matching(
  field: Field<string>,
  form: RegExp,
  message: string,
  format: string,
): Field<string> {
  return checked(field, (value) => form.test(value), message, format);
}

function checked(
  field: Field<string>,
  isValid: (value: string) => boolean,
  message: string,
  format: string,
): Field<string> {
  return {
    ...field,
    json: { ...field.json, format },
    read: (value, refuse) => {
      const read = field.read(value, refuse);
      if (read === undefined || isValid(read)) return read;
      refuse('invalid_value', message);
      return undefined;
    },
  };
}

/** One of some words. */
export function choice<const T extends string>(values: readonly T[]): Field<T> {
  return {
    json: { type: 'string', enum: [...values] },
    blankIsNull: true,
    read: (value, refuse) => {
      if (typeof value !== 'string') return refuseType(refuse, 'a string');
      const found = values.find((one) => one === value.trim());
      if (found === undefined)
        refuse('invalid_value', `This has to be one of ${values.join(', ')}.`);
      return found;
    },
  };
}

export function boolean(): Field<boolean> {
  return {
    json: { type: 'boolean' },
    blankIsNull: false,
    read: (value, refuse) =>
      typeof value === 'boolean' ? value : refuseType(refuse, 'true or false'),
  };
}

interface Bounds {
  decimals: number;
  min?: number;
  max?: number;
  /** Whether the least value itself is refused. */
  aboveMin?: boolean;
}

/** A number with at most so many decimals; it is never rounded. */
export function number({ decimals, min = 0, max = largestNumber }: Bounds): Field<number> {
  return {
    json: { type: decimals === 0 ? 'integer' : 'number', minimum: min, maximum: max },
    blankIsNull: false,
    read: (value, refuse) => {
      if (typeof value !== 'number') return refuseType(refuse, 'a number');
      const exact = Number.isFinite(value) && Number(value.toFixed(decimals)) === value;
      if (exact && value >= min && value <= max) return value === 0 ? 0 : value;
      refuse(
        'invalid_value',
        `This has to be from ${min} to ${max}, with at most ${decimals} decimals.`,
      );
      return undefined;
    },
  };
}

/** The id of a record. */
export function reference(): Field<number> {
  return { ...number({ decimals: 0, min: 1 }), blankIsNull: true };
}

/** A day, `YYYY-MM-DD`. */
export function date(): Field<string> {
  return {
    json: { type: 'string', format: 'date' },
    blankIsNull: true,
    read: (value, refuse) => {
      if (typeof value !== 'string') return refuseType(refuse, 'a string');
      if (isDate(value.trim())) return value.trim();
      refuse('invalid_datetime', 'This has to be a day, YYYY-MM-DD.');
      return undefined;
    },
  };
}

/** A time with its zone; read as UTC to the second. */
export function instant(): Field<string> {
  return {
    json: { type: 'string', format: 'date-time' },
    blankIsNull: true,
    read: (value, refuse) => {
      if (typeof value !== 'string') return refuseType(refuse, 'a string');
      const read = parseInstant(value.trim());
      if (read === undefined)
        refuse('invalid_datetime', 'This has to be an ISO 8601 time with its zone.');
      return read;
    },
  };
}

/** Notes that a value has the wrong JSON type. */
export function refuseType(refuse: Refuse, expected: string): undefined {
  refuse('invalid_type', `This has to be ${expected}.`);
  return undefined;
}
