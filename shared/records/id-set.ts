/** Ids per integer: bitwise operators work on 32 bits. */
export const integerBits = 32;
const chunkIntegers = 1024;
/** Ids per chunk, which is one array of integers. */
const chunkIds = integerBits * chunkIntegers;

/**
 * A set of ids as bits. Ids are numbered in succession, so 100,000 of them are four chunks, and sets
 * are joined by the integer.
 */
export class IdSet {
  readonly #chunks = new Map<number, Uint32Array>();
  /** The chunk of the last id added, which usually takes the next one as well. */
  #latest: { chunk: number; integers: Uint32Array } = { chunk: -1, integers: new Uint32Array() };

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
    const bit = id - 1 - chunk * chunkIds;
    const integers = this.#chunkFor(chunk);
    integers[bit >>> 5] = (integers[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  addAll(other: IdSet): void {
    for (const [chunk, addedBits] of other.#chunks) {
      const integers = this.#chunkFor(chunk);
      for (const [at, integer] of addedBits.entries()) integers[at] = (integers[at] ?? 0) | integer;
    }
  }

  has(id: number): boolean {
    const bit = (id - 1) % chunkIds;
    const integer = this.#chunks.get(Math.floor((id - 1) / chunkIds))?.[bit >>> 5] ?? 0;
    return (integer & (1 << (bit & 31))) !== 0;
  }

  get size(): number {
    let size = 0;
    for (const integers of this.#chunks.values())
      for (const integer of integers) size += countBits(integer);
    return size;
  }

  /** The id at a position, counted from the least id, or from the greatest; undefined past the end. */
  at(position: number, descending = false): number | undefined {
    if (position < 0) return undefined;
    let skip = position;
    for (const [first, integer] of this.#inOrder(descending)) {
      const here = countBits(integer);
      if (skip < here) return idsOf(first, integer, descending)[skip];
      skip -= here;
    }
    return undefined;
  }

  /** At most `count` ids in an order, from its beginning or after one of them. */
  next(count: number, descending: boolean, after?: number): number[] {
    const isBehind = (id: number) => after === undefined || (descending ? id < after : id > after);
    const ids: number[] = [];
    for (const [first, integer] of this.#inOrder(descending)) {
      if (ids.length >= count) break;
      if (!isBehind(descending ? first : first + integerBits - 1)) continue;
      ids.push(...idsOf(first, integer, descending).filter(isBehind));
    }
    return ids.slice(0, count);
  }

  intersection(other: IdSet): IdSet {
    return this.#join(other, (integer, others) => integer & others);
  }

  difference(other: IdSet): IdSet {
    return this.#join(other, (integer, others) => integer & ~others);
  }

  /** In ascending order. */
  *[Symbol.iterator](): Generator<number, void> {
    for (const [first, integer] of this.#inOrder()) yield* idsOf(first, integer);
  }

  /** The ids from `first` on as at most `count` integers, lowest first, without the empty ones at the end. */
  integersFrom(first: number, count: number): Uint32Array {
    const integers = Uint32Array.from({ length: count }, (_, at) =>
      this.#integer(integerIndexOf(first) + at),
    );
    return integers.slice(0, integers.findLastIndex((integer) => integer !== 0) + 1);
  }

  /** Adds the ids of such integers. */
  addIntegers(first: number, integers: Uint32Array): void {
    const start = integerIndexOf(first);
    for (const [at, integer] of integers.entries()) {
      if (integer === 0) continue;
      const index = start + at;
      const chunk = this.#chunkFor(Math.floor(index / chunkIntegers));
      chunk[index % chunkIntegers] = (chunk[index % chunkIntegers] ?? 0) | integer;
    }
  }

  #integer(index: number): number {
    return this.#chunks.get(Math.floor(index / chunkIntegers))?.[index % chunkIntegers] ?? 0;
  }

  #chunkFor(chunk: number): Uint32Array {
    if (chunk === this.#latest.chunk) return this.#latest.integers;
    const integers = this.#chunks.get(chunk) ?? new Uint32Array(chunkIntegers);
    this.#chunks.set(chunk, integers);
    this.#latest = { chunk, integers };
    return integers;
  }

  #join(other: IdSet, integerOf: (integer: number, others: number) => number): IdSet {
    const result = new IdSet();
    for (const [chunk, integers] of this.#chunks) {
      const others = other.#chunks.get(chunk);
      result.#chunks.set(
        chunk,
        integers.map((integer, at) => integerOf(integer, others?.[at] ?? 0)),
      );
    }
    return result;
  }

  /** The integers that have ids, each with the first id that it may have. */
  *#inOrder(descending = false): Generator<[first: number, integer: number], void> {
    const sign = descending ? -1 : 1;
    for (const [chunk, integers] of [...this.#chunks].sort(([a], [b]) => sign * (a - b))) {
      for (let count = 0; count < chunkIntegers; count += 1) {
        const at = descending ? chunkIntegers - 1 - count : count;
        const integer = integers[at] ?? 0;
        if (integer !== 0) yield [chunk * chunkIds + at * integerBits + 1, integer];
      }
    }
  }
}

const integerIndexOf = (id: number) => Math.floor((id - 1) / integerBits);

function idsOf(first: number, integer: number, descending = false): number[] {
  const ids: number[] = [];
  for (let rest = integer; rest !== 0; rest &= rest - 1) {
    ids.push(first + lowestBit(rest));
  }
  return descending ? ids.reverse() : ids;
}

/** The position of the lowest bit that is set. */
const lowestBit = (integer: number) => integerBits - 1 - Math.clz32(integer & -integer);

/** How many bits are set: pairs, fours and bytes are summed in parallel. */
function countBits(integer: number): number {
  const pairs = integer - ((integer >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
