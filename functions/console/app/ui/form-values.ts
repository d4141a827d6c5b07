import { parseNumber } from '#console/numbers.ts';
import type { Choice } from './picker.tsx';

type FormValue = string | boolean | Choice | undefined;

/** The type of a form value as the API takes it: an empty text is null, a choice its id. */
type BodyValue<T> = T extends boolean
  ? boolean
  : T extends string
    ? string extends T
      ? string | null
      : T
    : number | null;

/** The values of a form as the API takes them: empty texts as null, choices by their ids. */
export function bodyValues<V extends Record<string, FormValue>>(
  values: V,
): { [K in keyof V]: BodyValue<V[K]> };
export function bodyValues(values: Record<string, FormValue>): object {
  const entries = Object.entries(values).map(([name, value]) => [name, bodyValue(value)]);
  return Object.fromEntries(entries);
}

function bodyValue(value: FormValue): string | number | boolean | null {
  if (typeof value === 'object') return value.id;
  return typeof value === 'boolean' ? value : value?.trim() || null;
}

/** Parses a number; null for an empty field. */
export function numberOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return parseNumber(trimmed) ?? refusable(trimmed);
}

/** Parses a number that the API requires: it refuses null with a message of its own. */
export function requiredNumber(text: string): number {
  return numberOf(text) as number;
}

/** A text that is not a number is sent as it is: the API refuses it with a message of its own. */
function refusable(text: string): number {
  return text as unknown as number;
}

/** The lines of a text that are not empty. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

export const tagsHint = 'Separate tags with commas. Put a tag with a comma in quotation marks.';

/** A tag in a line: the text between two commas, or in quotation marks, where it may contain commas. */
const tagPattern = /(?<=^|,)(\s*)(?:"((?:[^"]|"")*)"(?=\s*(?:,|$))|[^,]*)/g;
/** While a tag is typed, its closing quotation mark may be missing. */
const typedPattern = /(?<=^|,)(\s*)(?:"((?:[^"]|"")*)(?:"(?=\s*(?:,|$))|$)|[^,]*)/g;

function readTags(line: string, pattern: RegExp) {
  return [...line.matchAll(pattern)].map(({ index, 0: text, 1: space = '', 2: quoted }) => ({
    start: index + space.length,
    tag: quoted?.replaceAll('""', '"').trim() ?? text.trim(),
  }));
}

/** The tags in a line, separated by commas. */
export function tagsOf(line: string): string[] {
  const tags = readTags(line, tagPattern).map(({ tag }) => tag);
  return tags.filter((tag) => tag !== '');
}

/** The last tag in a line, which may still be typed, and the text before it. */
export function lastTag(line: string): { tag: string; before: string } {
  const { tag = '', start = 0 } = readTags(line, typedPattern).at(-1) ?? {};
  return { tag, before: line.slice(0, start) };
}

/** Writes tags in a line that `tagsOf` reads back. */
export function tagLine(tags: readonly string[]): string {
  const parts = tags.map((tag) => (/^"|,/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag));
  return parts.join(', ');
}
