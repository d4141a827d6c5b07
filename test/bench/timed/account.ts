import { randomNumbers } from '../../support/store/random.ts';

/** The account of timed calls, with what they record for later ones. */
export interface TimedAccount {
  readonly itemsTotal: number;
  /** The checkouts that are open. */
  readonly checkouts: number[];
  /** The number of the next call of a kind, from 0. */
  nextNumber: (kind: string) => number;
  /** The id of any item. */
  randomItem: () => number;
}

/** An account with a number of items, in which no call has been timed yet. */
export function newTimedAccount(itemsTotal: number): TimedAccount {
  const random = randomNumbers(1);
  const turns = new Map<string, number>();
  const nextNumber = (kind: string) => {
    const number = turns.get(kind) ?? 0;
    turns.set(kind, number + 1);
    return number;
  };
  const randomItem = () => 1 + Math.floor(random() * itemsTotal * 0.9);
  return { itemsTotal, checkouts: [], nextNumber, randomItem };
}
