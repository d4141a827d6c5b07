import { createHash } from 'node:crypto';
import { foldUnique, keyText } from '#shared/text.ts';

type Value = string | number | boolean;

/** The values of a record for exact filters, by filter. */
export type EqualityValues = Readonly<Record<string, Value | readonly Value[] | null>>;

/**
 * The search term for an exact value, compared as unique values are. It begins with `=`, as no word
 * does. A value too long for a key is hashed: truncation could make two values equal.
 */
export function equalityTerm(filter: string, value: Value): string {
  const term = `=${filter}=${foldUnique(String(value))}`;
  if (keyText(term) === term) return term;
  return `=${filter}#${createHash('sha256').update(term).digest('base64url')}`;
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
