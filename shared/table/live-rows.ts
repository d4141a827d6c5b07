/** Ids in one bitmap, which is a number: DynamoDB keeps 38 digits, or 126 bits (AWS limit). */
export const bitmapBits = 120;
/**
 * Ids in a row of live ids: eight bitmaps of a facet take 240 bytes, and an update of a row costs by the
 * kilobyte. Neighbouring ids are spread over different rows.
 */
const rowIds = bitmapBits * 8;
export const rowStripes = 8;
/** The stripe of the shared row, which a transaction writes when it has no space for the eight separate ones. */
export const sharedStripe = rowStripes;
/** Ids of one range, which are those of eight rows. */
export const rangeIds = rowIds * rowStripes;
/** Ranges in a row of totals, which stays below a kilobyte. */
export const totalsRanges = 32;

export function rangeOf(id: number): number {
  return Math.floor((id - 1) / rangeIds);
}

/** Which of the rows of its range an id is in. */
export function stripeOf(id: number): number {
  return (id - 1) % rowStripes;
}

export function firstIdOfRange(range: number): number {
  return range * rangeIds + 1;
}

/** The offset of an id's bit among all bits of a facet in its row. */
export function bitOffset(id: number): number {
  return Math.floor(((id - 1) % rangeIds) / rowStripes);
}

/** The first id of a row of live ids; each next one is `rowStripes` further. */
export function firstIdOf(sk: string): number {
  const [range = 0, stripe = 0] = sk.split('#').map(Number);
  return range * rangeIds + stripe + 1;
}
