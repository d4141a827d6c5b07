import * as z from 'zod/mini';
import type { Field, Refuse } from './field.ts';
import { refuseType } from './values.ts';

export const longestText = 5000;
const controlCharacters = /\p{Cc}/u;
/** Tab, line feed and carriage return pass in long texts. */
const controlsOfLongText = /[\p{Cc}--[\t\n\r]]/v;

/** A short text: trimmed, NFC, without control characters, 1 to `max` code points. */
export function text(max: number): Field<string> {
  return {
    ...textField(max),
    read: (value, refuse) => readText(value, refuse, max, controlCharacters),
  };
}

/** What another system calls a record; unique among the live ones of its kind. */
export function externalRef(): Field<string> {
  return text(200);
}

/** A text of several lines, of at most 5,000 code points. */
export function longText(): Field<string> {
  return {
    ...textField(longestText),
    read: (value, refuse) => readText(value, refuse, longestText, controlsOfLongText),
  };
}

function textField(max: number) {
  const json = { type: 'string', minLength: 1, maxLength: max };
  return { json, blankIsNull: true, shown: z.string(), empty: '' };
}

function readText(
  value: unknown,
  refuse: Refuse,
  max: number,
  forbidden: RegExp,
): string | undefined {
  if (typeof value !== 'string') return refuseType(refuse, 'a string');
  const clean = value.normalize('NFC').trim();
  const bounds = lengthForm(1, max);
  if (!clean.isWellFormed() || forbidden.test(clean)) {
    refuse('invalid_value', 'Must not contain control characters.');
  } else if (clean === '') {
    refuse('too_short', bounds);
  } else if ([...clean].length > max) {
    refuse('too_long', bounds);
  } else {
    return clean;
  }
  return undefined;
}

export function lengthForm(min: number, max: number): string {
  return `Must be ${min} to ${max} characters.`;
}

/** An e-mail address of at most 254 characters. */
export function email(): Field<string> {
  return matching(text(254), /^[^\s@]+@[^\s@]+$/u, 'Must be an e-mail address.', 'email');
}

/** In characters; what a label holds may be a web address, too. */
export const longestWebAddress = 2048;

/** A web address that begins with https, of at most 2,048 characters. */
export function webAddress(): Field<string> {
  const isWebAddress = (value: string) => /^https:\/\//i.test(value) && URL.canParse(value);
  return checked(text(longestWebAddress), isWebAddress, 'Must be an https address.', 'uri');
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
