/** Ids per word of bits: operators on bits have so many. */
const wordBits = 32;

/**
 * A set of ids as bits. Ids are numbered in succession, so 100,000 of them are some 3,000 words, and
 * sets are joined by the word.
 */
export class IdSet {
  #words = new Map<number, number>();

  constructor(ids: Iterable<number> = []) {
    for (const id of ids) this.add(id);
  }

  static union(sets: readonly IdSet[]): IdSet {
    const all = new IdSet();
    for (const ids of sets) all.addAll(ids);
    return all;
  }

  add(id: number): void {
    const place = placeOf(id);
    this.#words.set(place, this.#at(place) | bitOf(id));
  }

  /** Adds the ids of another set. */
  addAll(other: IdSet): void {
    for (const [place, word] of other.#words) this.#words.set(place, this.#at(place) | word);
  }

  has(id: number): boolean {
    return (this.#at(placeOf(id)) & bitOf(id)) !== 0;
  }

  get size(): number {
    return this.#words.values().reduce((sum, word) => sum + countBits(word), 0);
  }

  /** The id at a position, counted from the least id, or from the greatest; undefined past the end. */
  at(position: number, descending = false): number | undefined {
    let skip = descending ? this.size - 1 - position : position;
    if (skip < 0) return undefined;
    for (const [place, word] of this.#inOrder()) {
      const here = countBits(word);
      if (skip < here) return idsOf(word, place)[skip];
      skip -= here;
    }
    return undefined;
  }

  intersection(other: IdSet): IdSet {
    return this.#join((word, place) => word & other.#at(place));
  }

  difference(other: IdSet): IdSet {
    return this.#join((word, place) => word & ~other.#at(place));
  }

  /** In ascending order. */
  *[Symbol.iterator](): Generator<number, void> {
    for (const [place, word] of this.#inOrder()) yield* idsOf(word, place);
  }

  /** The ids from one on, as so many words of bits, the least first; words of none at the end are left out. */
  wordsFrom(first: number, count: number): Uint32Array {
    const words = Uint32Array.from({ length: count }, (_, at) => this.#at(placeOf(first) + at));
    return words.slice(0, words.findLastIndex((word) => word !== 0) + 1);
  }

  /** Adds the ids of such words. */
  addWords(first: number, words: Uint32Array): void {
    for (const [at, word] of words.entries()) {
      const place = placeOf(first) + at;
      if (word !== 0) this.#words.set(place, this.#at(place) | word);
    }
  }

  #join(wordOf: (word: number, place: number) => number): IdSet {
    const joined = new IdSet();
    for (const [place, word] of this.#words) joined.#words.set(place, wordOf(word, place));
    return joined;
  }

  #inOrder(): [place: number, word: number][] {
    return [...this.#words].sort(([a], [b]) => a - b);
  }

  #at(place: number): number {
    return this.#words.get(place) ?? 0;
  }
}

const placeOf = (id: number) => Math.floor((id - 1) / wordBits);
const bitOf = (id: number) => 1 << ((id - 1) % wordBits);

function idsOf(word: number, place: number): number[] {
  const ids: number[] = [];
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    ids.push(place * wordBits + wordBits - Math.clz32(rest & -rest));
  }
  return ids;
}

function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
