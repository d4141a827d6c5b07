import { foldUnique } from '#shared/text.ts';
import { wholeKey } from './whole-key.ts';

type Value = string | number | boolean;

/** The values of a record for exact filters, by filter. */
export type EqualityValues = Readonly<Record<string, Value | readonly Value[] | null>>;

/**
 * The search term for an exact value, compared as unique values are. It begins with `=`, as no word
 * does.
 */
export function equalityTerm(filter: string, value: Value): string {
  return wholeKey(`=${filter}=${foldUnique(String(value))}`, `=${filter}`);
}

/** Whether a search term is that of an exact value. */
export function isEqualityTerm(term: string): boolean {
  return term.startsWith('=');
}

export function equalityTerms(values: EqualityValues): string[] {
  const terms = Object.entries(values).flatMap(([filter, value]) => {
    const several = value === null ? [] : [value].flat();
    return several.map((one) => equalityTerm(filter, one));
  });
  return [...new Set(terms)];
}
