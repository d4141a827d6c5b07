import { randomNumbers } from '../../support/store/random.ts';

/** What timed calls know of the account that they are made in, and note there for later ones. */
export interface TimedAccount {
  readonly itemsTotal: number;
  /** The checkouts that are open. */
  readonly checkouts: number[];
  /** The number of the next call of a kind, from 0. */
  turn: (kind: string) => number;
  /** The id of any item. */
  anyItem: () => number;
}

/** An account with so many items, in which no call has been timed. */
export function newTimedAccount(itemsTotal: number): TimedAccount {
  const random = randomNumbers(1);
  const turns = new Map<string, number>();
  const turn = (kind: string) => {
    const number = turns.get(kind) ?? 0;
    turns.set(kind, number + 1);
    return number;
  };
  const anyItem = () => 1 + Math.floor(random() * itemsTotal * 0.9);
  return { itemsTotal, checkouts: [], turn, anyItem };
}
