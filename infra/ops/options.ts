import { InvalidArgumentError, Option, type OptionValues } from 'commander';
import { ApiError } from '#shared/errors.ts';
import type { Body } from '#shared/fields/body.ts';
import { idForm, isId } from '#shared/fields/parameters.ts';
import { fieldsOf } from '#shared/fields/problems.ts';
import { parseInstant } from '#shared/time.ts';

export const accountHelp = 'id of the account (required)';

/**
 * Parses the options of a command as the body of a request: `--owner-email` is `owner_email`.
 * @throws ApiError `validation_failed` with all invalid fields
 */
export function readBody<Out>({ schema }: Body<Out>, options: OptionValues): Out {
  const entries = Object.entries(options).map(([name, value]) => [snakeCase(name), value]);
  const result = schema.safeParse(Object.fromEntries(entries));
  if (!result.success) {
    throw new ApiError('validation_failed', { fields: fieldsOf(result.error) });
  }
  return result.data;
}

/** @throws ApiError `validation_failed` if none of the options is given */
export function assertSomethingToSet(options: OptionValues, names: readonly string[]): void {
  const optionNames = new Set(Object.keys(options).map(snakeCase));
  if (names.some((name) => optionNames.has(name.replaceAll('-', '_')))) return;
  const flags = names.map((name) => `--${name}`).join(', ');
  throw new ApiError('validation_failed', {
    message: `There is nothing to set. Give at least one of ${flags}.`,
  });
}

/** The error for a value that an option of a command cannot have. */
export function invalidOption(option: string, message: string): ApiError {
  return new ApiError('validation_failed', {
    fields: { [option]: [{ code: 'invalid_value', message }] },
  });
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Parses a text that must not be empty, as it is in a script whose variable is not set. */
export function readText(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Must not be empty.');
  return text;
}

/** Parses the id of a record. */
export function readId(text: string): number {
  if (!isId(text)) throw new InvalidArgumentError(idForm);
  return Number(text);
}

/** Parses a list separated by commas; an empty text is an empty list. */
export function readList(text: string): string[] {
  const names = text.split(',').map((word) => word.trim());
  return names.filter((word) => word !== '');
}

/** Parses `true` or `false`. */
export function readFlag(text: string): boolean {
  if (text !== 'true' && text !== 'false') {
    throw new InvalidArgumentError('Must be true or false.');
  }
  return text === 'true';
}

/** Parses `on` as true, and `off` as false. */
export function readSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new InvalidArgumentError('Must be on or off.');
  return text === 'on';
}

/** Returns a parser for whole numbers with up to seven digits that are at least `min`. */
export function readWholeNumber({ min }: { min: number }): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d{1,7}$/.test(text) && number >= min) return number;
    const most = /^\d{8,}$/.test(text) ? ', and at most 9999999' : '';
    throw new InvalidArgumentError(`Must be a whole number, at least ${min}${most}.`);
  };
}

/** The option for the speed of commands that read the whole table. */
export function rateOption(): Option {
  const readRate = readWholeNumber({ min: 1 });
  return new Option('--rate <rows>', 'rows a second, at most').argParser(readRate).default(200);
}

/** Parses a time in the past, with its zone. */
export function readPastTime(text: string): Date {
  const time = parseInstant(text);
  if (!time) {
    throw new InvalidArgumentError('Must be a time with its zone, such as 2031-05-06T07:08:00Z.');
  }
  const date = new Date(time);
  if (date.getTime() > Date.now()) throw new InvalidArgumentError('Must be in the past.');
  return date;
}
