import * as z from 'zod/mini';
import { hasTooManyMarks, maxMarks } from '#shared/text.ts';
import type { Field } from './field.ts';
import { rule } from './problems.ts';
import { string, stringField } from './values.ts';

export const longestText = 5000;
const controlCharacters = {
  pattern: /\p{Cc}/u,
  message: 'Must not contain line breaks, tabs or other control characters.',
};
const marksForm = `Must have at most ${maxMarks} combining characters in a row.`;
/** Long texts allow tab, line feed and carriage return. */
const controlsOfLongText = {
  pattern: /[\p{Cc}--[\t\n\r]]/v,
  message: 'Must not contain control characters.',
};

/** A short text: trimmed, NFC, without control characters, 1 to `max` code points. */
export function text(max: number): Field<string> {
  return textWithout(controlCharacters, max);
}

/** A token as it was handed out. Longer ones are none. */
export function token(): Field<string> {
  return text(400);
}

/** A code of an authenticator app, or a recovery code, which may be typed with spaces. */
export function secondFactorCode(): Field<string> {
  return text(60);
}

/** The record's id in another system; unique among live records of its kind. */
export function externalRef(): Field<string> {
  return text(200);
}

/** A text of several lines, at most 5,000 code points unless another maximum is given. */
export function longText(max = longestText): Field<string> {
  return textWithout(controlsOfLongText, max);
}

function textWithout(
  { pattern, message }: { pattern: RegExp; message: string },
  max: number,
): Field<string> {
  const bounds = lengthForm(max);
  const isClean = (value: string) => value.isWellFormed() && !pattern.test(value);
  const schema = string().check(
    // A body with such a text is refused as a whole. An import refuses only its row.
    rule((value) => !hasTooManyMarks(value), 'invalid_value', marksForm),
    z.overwrite((value) => value.normalize('NFC').trim()),
    rule(isClean, 'invalid_value', message),
    rule((value) => value !== '', 'too_short', bounds),
    rule((value) => [...value].length <= max, 'too_long', bounds),
  );
  return stringField(schema, { minLength: 1, maxLength: max });
}

export function lengthForm(max: number): string {
  return `Must be 1 to ${max} characters.`;
}

/** The local part as RFC 5321 has it without quotes, in any script; a domain of labels with dots. */
const emailAddress =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
/** In characters (RFC 5321, 4.5.3.1.1). */
const longestLocalPart = 64;

/** In characters (RFC 5321). */
export const longestEmail = 254;

export function email(): Field<string> {
  const isEmail = (value: string) =>
    emailAddress.test(value) && value.lastIndexOf('@') <= longestLocalPart;
  return textThat(isEmail, longestEmail, 'Must be an email address.', 'email');
}

/** In characters; a label may contain a web address. */
export const longestWebAddress = 2048;

/** An https address of at most 2,048 characters. */
export function webAddress(): Field<string> {
  const isHttpsAddress = (value: string) => /^https:\/\//i.test(value) && URL.canParse(value);
  return textThat(isHttpsAddress, longestWebAddress, 'Must be an https address.', 'uri');
}

/** A short text that passes a check; `format` is that of the interface description. */
export function textThat(
  isValid: (value: string) => boolean,
  max: number,
  message: string,
  format?: string,
): Field<string> {
  const { schema, json, ...field } = text(max);
  return {
    ...field,
    schema: schema.check(rule(isValid, 'invalid_value', message)),
    json: { ...json, ...(format ? { format } : {}) },
  };
}
