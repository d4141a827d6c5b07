import type { Choice } from './picker.tsx';

/** What was picked by its id, and nothing of what was left empty. */
export function sentValues<V extends Record<string, string | boolean | Choice | undefined>>(
  values: V,
): Record<keyof V, unknown> {
  const sent = (value: V[string]) => {
    if (typeof value === 'object') return value.id;
    return typeof value === 'boolean' ? value : value?.trim() || null;
  };
  const entries = Object.entries(values).map(([name, value]) => [name, sent(value as V[string])]);
  return Object.fromEntries(entries);
}

/**
 * The number that somebody typed; none where the field was left empty. What is no number is left as
 * it is, for the API to refuse: 1,50 is one, but nobody knows what 1,500 was to mean.
 */
export function numberOf(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const number = Number(trimmed.replace(/,(\d{1,2})$/, '.$1'));
  return Number.isNaN(number) ? trimmed : number;
}

export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/** The tags of a line with commas. */
export function tagsOf(line: string): string[] {
  const tags = line.split(',').map((tag) => tag.trim());
  return tags.filter((tag) => tag !== '');
}
