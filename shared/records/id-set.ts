/** Ids per word of bits: operators on bits have so many. */
const wordBits = 32;
const chunkWords = 1024;
/** Ids of one chunk, whose words stand in one array. */
const chunkIds = wordBits * chunkWords;

/**
 * A set of ids as bits. Ids are numbered in succession, so 100,000 of them are four chunks, and sets
 * are joined by the word.
 */
export class IdSet {
  readonly #chunks = new Map<number, Uint32Array>();
  /** The chunk of the last id that was added, where the next one stands as a rule. */
  #latest: { chunk: number; words: Uint32Array } = { chunk: -1, words: new Uint32Array() };

  constructor(ids: Iterable<number> = []) {
    for (const id of ids) this.add(id);
  }

  static union(sets: readonly IdSet[]): IdSet {
    const all = new IdSet();
    for (const ids of sets) all.addAll(ids);
    return all;
  }

  add(id: number): void {
    const chunk = Math.floor((id - 1) / chunkIds);
    const place = id - 1 - chunk * chunkIds;
    const words = this.#chunkFor(chunk);
    words[place >>> 5] = (words[place >>> 5] ?? 0) | (1 << (place & 31));
  }

  /** Adds an id for each bit of a number: the first one for the least bit, and others `step` apart. */
  addBits(first: number, step: number, bits: bigint): void {
    let start = first;
    for (let rest = bits; rest !== 0n; rest >>= BigInt(wordBits)) {
      let word = Number(BigInt.asUintN(wordBits, rest));
      for (; word !== 0; word &= word - 1) this.add(start + placeOfLeast(word) * step);
      start += wordBits * step;
    }
  }

  addAll(other: IdSet): void {
    for (const [chunk, added] of other.#chunks) {
      const words = this.#chunkFor(chunk);
      for (const [at, word] of added.entries()) words[at] = (words[at] ?? 0) | word;
    }
  }

  has(id: number): boolean {
    const place = (id - 1) % chunkIds;
    const word = this.#chunks.get(Math.floor((id - 1) / chunkIds))?.[place >>> 5] ?? 0;
    return (word & (1 << (place & 31))) !== 0;
  }

  get size(): number {
    let size = 0;
    for (const words of this.#chunks.values()) for (const word of words) size += countBits(word);
    return size;
  }

  /** The id at a position, counted from the least id, or from the greatest; undefined past the end. */
  at(position: number, descending = false): number | undefined {
    if (position < 0) return undefined;
    let skip = position;
    for (const [first, word] of this.#inOrder(descending)) {
      const here = countBits(word);
      if (skip < here) return idsOf(first, word, descending)[skip];
      skip -= here;
    }
    return undefined;
  }

  /** The next ids in an order, so many at most: from its beginning, or behind one of them. */
  next(count: number, descending: boolean, after?: number): number[] {
    const isBehind = (id: number) => after === undefined || (descending ? id < after : id > after);
    const ids: number[] = [];
    for (const [first, word] of this.#inOrder(descending)) {
      if (ids.length >= count) break;
      if (!isBehind(descending ? first : first + wordBits - 1)) continue;
      ids.push(...idsOf(first, word, descending).filter(isBehind));
    }
    return ids.slice(0, count);
  }

  intersection(other: IdSet): IdSet {
    return this.#join(other, (word, others) => word & others);
  }

  difference(other: IdSet): IdSet {
    return this.#join(other, (word, others) => word & ~others);
  }

  /** In ascending order. */
  *[Symbol.iterator](): Generator<number, void> {
    for (const [first, word] of this.#inOrder()) yield* idsOf(first, word);
  }

  /** The ids from one on, as so many words of bits, the least first; words of none at the end are left out. */
  wordsFrom(first: number, count: number): Uint32Array {
    const words = Uint32Array.from({ length: count }, (_, at) => this.#word(placeOf(first) + at));
    return words.slice(0, words.findLastIndex((word) => word !== 0) + 1);
  }

  /** Adds the ids of such words. */
  addWords(first: number, words: Uint32Array): void {
    for (const [at, word] of words.entries()) {
      const place = placeOf(first) + at;
      const chunk = this.#chunkFor(Math.floor(place / chunkWords));
      chunk[place % chunkWords] = (chunk[place % chunkWords] ?? 0) | word;
    }
  }

  #word(place: number): number {
    return this.#chunks.get(Math.floor(place / chunkWords))?.[place % chunkWords] ?? 0;
  }

  #chunkFor(chunk: number): Uint32Array {
    if (chunk === this.#latest.chunk) return this.#latest.words;
    const words = this.#chunks.get(chunk) ?? new Uint32Array(chunkWords);
    this.#chunks.set(chunk, words);
    this.#latest = { chunk, words };
    return words;
  }

  #join(other: IdSet, wordOf: (word: number, others: number) => number): IdSet {
    const joined = new IdSet();
    for (const [chunk, words] of this.#chunks) {
      const others = other.#chunks.get(chunk);
      joined.#chunks.set(
        chunk,
        words.map((word, at) => wordOf(word, others?.[at] ?? 0)),
      );
    }
    return joined;
  }

  /** The words that have ids, each with the first id that it may have. */
  *#inOrder(descending = false): Generator<[first: number, word: number], void> {
    const sign = descending ? -1 : 1;
    for (const [chunk, words] of [...this.#chunks].sort(([a], [b]) => sign * (a - b))) {
      for (let count = 0; count < chunkWords; count += 1) {
        const at = descending ? chunkWords - 1 - count : count;
        const word = words[at] ?? 0;
        if (word !== 0) yield [chunk * chunkIds + at * wordBits + 1, word];
      }
    }
  }
}

const placeOf = (id: number) => Math.floor((id - 1) / wordBits);

function idsOf(first: number, word: number, descending = false): number[] {
  const ids: number[] = [];
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    ids.push(first + placeOfLeast(rest));
  }
  return descending ? ids.reverse() : ids;
}

/** The place of the least bit of a word. */
const placeOfLeast = (word: number) => wordBits - 1 - Math.clz32(word & -word);

/** How many bits are set: pairs, fours and bytes are summed side by side. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
