import { parseNumber } from '#console/numbers.ts';
import type { Choice } from './picker.tsx';

type FormValue = string | boolean | Choice | undefined;

/** A value of a form as the API takes it: an empty text is null, a choice its id. */
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

/** The number that somebody typed; null for an empty field. */
export function numberOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return parseNumber(trimmed) ?? refusable(trimmed);
}

/** The number of a field that has to have one: the API refuses null, in its words. */
export function requiredNumber(text: string): number {
  return numberOf(text) as number;
}

/** A text that is no number is for the API to refuse, in its words. */
function refusable(text: string): number {
  return text as unknown as number;
}

/** The lines of a text that are not empty. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

export const tagsHint = 'Separate tags with commas. Put a tag with a comma in quotation marks.';

/** A tag of a line: what is between two commas, or in quotation marks, which may have commas. */
const tagPattern = /(?<=^|,)(\s*)(?:"((?:[^"]|"")*)"(?=\s*(?:,|$))|[^,]*)/g;
/** While it is typed, the last one may lack its second mark. */
const typedPattern = /(?<=^|,)(\s*)(?:"((?:[^"]|"")*)(?:"(?=\s*(?:,|$))|$)|[^,]*)/g;

function readTags(line: string, pattern: RegExp) {
  return [...line.matchAll(pattern)].map(({ index, 0: text, 1: space = '', 2: quoted }) => ({
    start: index + space.length,
    tag: quoted?.replaceAll('""', '"').trim() ?? text.trim(),
  }));
}

/** The tags of a line with commas. */
export function tagsOf(line: string): string[] {
  const tags = readTags(line, tagPattern).map(({ tag }) => tag);
  return tags.filter((tag) => tag !== '');
}

/** The last tag of a line, which somebody may be typing, and what is in front of it. */
export function lastTag(line: string): { tag: string; before: string } {
  const { tag = '', start = 0 } = readTags(line, typedPattern).at(-1) ?? {};
  return { tag, before: line.slice(0, start) };
}

/** Tags in a line, from which `tagsOf` reads the same ones. */
export function tagLine(tags: readonly string[]): string {
  const parts = tags.map((tag) => (/^"|,/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag));
  return parts.join(', ');
}
