import { formatNumber } from '#console/numbers.ts';

/** The first of some names, and how many more there are. */
export function listNames(names: readonly string[], max = 10): string {
  const shownNames = names.slice(0, max).join(', ');
  if (names.length <= max) return shownNames;
  return `${shownNames} and ${formatNumber(names.length - max)} more`;
}
