import { foldUnique, keyText } from '#shared/text.ts';

type Value = string | number | boolean;

/** The values of a record by which lists are filtered as they are, by the name of their filter. */
export type ExactValues = Readonly<Record<string, Value | readonly Value[] | null>>;

/**
 * The word that finds the records of an exact value, compared as unique values are. No word of a text
 * begins so, and so the two never meet.
 */
export function exactWord(filter: string, value: Value): string {
  return keyText(`=${filter}=${foldUnique(String(value))}`);
}

export function exactWords(values: ExactValues): string[] {
  const words = Object.entries(values).flatMap(([filter, value]) => {
    const several = value === null ? [] : [value].flat();
    return several.map((one) => exactWord(filter, one));
  });
  return [...new Set(words)];
}
