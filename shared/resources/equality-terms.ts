import { createHash } from 'node:crypto';
import { foldUnique, keyText } from '#shared/text.ts';

type Value = string | number | boolean;

/** The values of a record by which lists are filtered as they are, by the name of their filter. */
export type EqualityValues = Readonly<Record<string, Value | readonly Value[] | null>>;

/**
 * The term that finds the records of a value, compared as unique values are. No word of a text begins
 * with `=`. What is too long for a key is replaced by its hash: cut off, two values could be one.
 */
export function equalityTerm(filter: string, value: Value): string {
  const term = `=${filter}=${foldUnique(String(value))}`;
  if (keyText(term) === term) return term;
  return `=${filter}#${createHash('sha256').update(term).digest('base64url')}`;
}

export function equalityTerms(values: EqualityValues): string[] {
  const terms = Object.entries(values).flatMap(([filter, value]) => {
    const several = value === null ? [] : [value].flat();
    return several.map((one) => equalityTerm(filter, one));
  });
  return [...new Set(terms)];
}
