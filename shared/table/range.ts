import { compareText } from '#shared/text.ts';
import type { Attributes } from './attributes.ts';

/**
 * Bounds of the sort key: `from` is inclusive, `after` and `before` are exclusive. With another
 * bound, `before` must not be a complete key, because DynamoDB would include it.
 */
export interface KeyRange {
  from?: string;
  after?: string;
  before?: string;
  beginsWith?: string;
}

/** Where a part of an index begins and ends. */
export type Bounds = Pick<KeyRange, 'from' | 'before'>;

/** The greatest character: a prefix with it sorts after all keys with the prefix. */
const greatest = '\u{10ffff}';

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
