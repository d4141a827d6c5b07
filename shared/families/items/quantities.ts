const thousand = 1000;

/** A quantity in thousandths, the smallest part of one, whose sums are exact. */
export function thousandthsOf(quantity: number): number {
  return Math.round(quantity * thousand);
}

export function fromThousandths(count: number): number {
  return count / thousand;
}

/** The verb of a quantity. */
export function isOrAre(quantity: number): 'is' | 'are' {
  return quantity === 1 ? 'is' : 'are';
}

/** A sum of quantities without what binary fractions add to it. */
export function exact(sum: number): number {
  return fromThousandths(thousandthsOf(sum));
}
