import { capacityOf } from './layout.ts';

/** The codewords of a text: its bytes, filled up, and what corrects errors, block by block in turn. */
export function codewordsOf(bytes: Uint8Array, version: number): number[] {
  const { blocks, corrections, total } = capacityOf(version);
  const data = dataOf(bytes, version, total - blocks * corrections);
  const short = Math.floor(total / blocks) - corrections;
  const longBlocks = total % blocks;
  const generator = generatorOf(corrections);
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const length = short + (index >= blocks - longBlocks ? 1 : 0);
    const part = data.slice(start, start + length);
    start += length;
    return { part, correction: remainderOf(part, generator) };
  });
  const inTurn = (lists: number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((one) => one.length)) }, (_, at) =>
      lists.flatMap((one) => one[at] ?? []),
    ).flat();
  return [
    ...inTurn(parts.map(({ part }) => part)),
    ...inTurn(parts.map(({ correction }) => correction)),
  ];
}

/** The mode of bytes, their number, themselves, an end, and two bytes in turn up to the capacity. */
function dataOf(bytes: Uint8Array, version: number, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(8 * index, 8 * index + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  const fill = [0xec, 0x11];
  for (let at = 0; words.length < capacity; at++) words.push(fill[at % 2] ?? 0);
  return words;
}

/** A product in the field of 256 elements by which QR codes count. */
function product(one: number, other: number): number {
  let result = 0;
  for (let at = 7; at >= 0; at--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    result ^= ((other >> at) & 1) * one;
  }
  return result;
}

/** The polynomial whose roots are the first powers of 2. */
function generatorOf(degree: number): number[] {
  const result = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let count = 0; count < degree; count++) {
    for (let at = 0; at < degree; at++) {
      result[at] = product(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    }
    root = product(root, 2);
  }
  return result;
}

function remainderOf(data: readonly number[], generator: readonly number[]): number[] {
  const result = generator.map(() => 0);
  for (const word of data) {
    const factor = word ^ (result.shift() ?? 0);
    result.push(0);
    for (const [at, one] of generator.entries()) {
      result[at] = (result[at] ?? 0) ^ product(one, factor);
    }
  }
  return result;
}
