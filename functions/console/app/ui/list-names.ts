import { formatNumber } from '#console/numbers.ts';

const maxNames = 10;

/** The first of some names, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const shownNames = names.slice(0, maxNames).join(', ');
  if (names.length <= maxNames) return shownNames;
  return `${shownNames} and ${formatNumber(names.length - maxNames)} more`;
}
