import { compareText } from '#shared/text.ts';
import type { Attributes } from './attributes.ts';
import type { KeyRange } from './key-range.ts';

/** The greatest character: a prefix with it sorts after all keys with the prefix. */
export const greatest = '\u{10ffff}';

/** DynamoDB refuses a range that ends before it begins, as a cursor from a client may ask for. */
export function isEmptyRange(range: KeyRange = {}): boolean {
  const low = lowOf(range);
  return low !== undefined && range.before !== undefined && compareText(low, range.before) > 0;
}

/** U+0000 is the least character: appended to a key, it gives the next possible key. */
function lowOf({ from, after }: KeyRange): string | undefined {
  return after === undefined ? from : `${after}\u0000`;
}

/** DynamoDB takes one condition on the sort key, or BETWEEN, whose ends are inclusive. */
export function rangeExpression(range: KeyRange): [string, Attributes] {
  const { before, beginsWith } = range;
  // Local servers scan a whole partition for begins_with, but not for the equivalent range.
  if (beginsWith !== undefined)
    return rangeExpression({ from: beginsWith, before: beginsWith + greatest });
  const low = lowOf(range);
  if (low !== undefined && before !== undefined) {
    return [' AND #sort BETWEEN :low AND :high', { ':low': { S: low }, ':high': { S: before } }];
  }
  if (low !== undefined) return [' AND #sort >= :low', { ':low': { S: low } }];
  if (before !== undefined) return [' AND #sort < :high', { ':high': { S: before } }];
  return ['', {}];
}
