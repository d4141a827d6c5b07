import { InvalidArgumentError, type OptionValues } from 'commander';
import { ApiError } from '#shared/errors.ts';
import { type Body, fieldsOf } from '#shared/schemas/body.ts';

/**
 * The options of a command, read as the service reads a body: `--owner-email` is `owner_email`.
 * @throws ApiError `validation_failed` that names all that is wrong.
 */
export function readBody<Out>({ schema }: Body<Out>, options: OptionValues): Out {
  const sent = Object.entries(options).map(([name, value]) => [snakeCase(name), value]);
  const result = schema.safeParse(Object.fromEntries(sent));
  if (!result.success) {
    throw new ApiError('validation_failed', { fields: fieldsOf(result.error) });
  }
  return result.data;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The id of a record. */
export function readId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('An id is a whole number.');
  return Number(text);
}

/** Words that commas part; an empty text is none. */
export function readWords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '');
}

/** `true` or `false`. */
export function readFlag(text: string): boolean {
  if (text !== 'true' && text !== 'false') {
    throw new InvalidArgumentError('It has to be true or false.');
  }
  return text === 'true';
}
