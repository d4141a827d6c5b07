import { InvalidArgumentError } from 'commander';
import type { MapEntry } from '#importer/columns.ts';
import { kindFields } from '#importer/fields.ts';
import type { Kind } from '#importer/kinds.ts';

/** Adds an entry of `--map` to the earlier ones. */
export function addEntry(text: string, entries: readonly MapEntry[] = []): MapEntry[] {
  const end = text.indexOf('=');
  if (end === -1) return [...entries, [text, undefined]];
  return [...entries, [text.slice(0, end), text.slice(end + 1).trim()]];
}

/** @throws InvalidArgumentError if it is not a single character */
export function readDelimiter(text: string): string {
  if (text === 'tab' || text === '\\t') return '\t';
  if ([...text].length === 1 && text !== '"') return text;
  throw new InvalidArgumentError('Must be one character, or tab.');
}

/** The help of `--map`, with the fields of a kind of record. */
export function mapHelp(kind: Kind): string {
  const { names } = kindFields(kind);
  const custom = names.some((name) => name.startsWith('custom_fields'));
  const otherwise = custom ? 'otherwise to the custom field of its name' : 'otherwise nowhere';
  const namedOptions =
    kind.namedBy.length > 0
      ? ` Where no column gives the name, it is made of ${kind.namedBy.join(' and ')}.`
      : '';
  return (
    'where a column goes (repeatable): a field, or nothing to leave it out. Without it a column ' +
    `goes to the field of its name, whatever its case, spaces and underscores, ${otherwise}. ` +
    `Semicolons separate the entries of a list, and \\; is one within an entry; external_ref tells that a row is there already.${namedOptions} ` +
    `The fields are ${names.join(', ')}`
  );
}
