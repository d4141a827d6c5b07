import { createHash } from 'node:crypto';
import { foldUnique, keyText } from '#shared/text.ts';

type Value = string | number | boolean;

/** The values of a record by which lists are filtered as they are, by the name of their filter. */
export type ExactValues = Readonly<Record<string, Value | readonly Value[] | null>>;

/**
 * The word that finds the records of an exact value, compared as unique values are. No word of a text
 * begins so, and so the two never meet. What is too long for a key stands for itself by its hash: cut
 * off, two values could be one.
 */
export function exactWord(filter: string, value: Value): string {
  const word = `=${filter}=${foldUnique(String(value))}`;
  if (keyText(word) === word) return word;
  return `=${filter}#${createHash('sha256').update(word).digest('base64url')}`;
}

export function exactWords(values: ExactValues): string[] {
  const words = Object.entries(values).flatMap(([filter, value]) => {
    const several = value === null ? [] : [value].flat();
    return several.map((one) => exactWord(filter, one));
  });
  return [...new Set(words)];
}
