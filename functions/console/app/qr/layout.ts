/** Codewords that correct errors in a block, and blocks, of level M from version 1 on. */
const corrections = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

export interface Capacity {
  blocks: number;
  corrections: number;
  /** All codewords, those that correct included. */
  total: number;
}

export function capacityOf(version: number): Capacity {
  return {
    blocks: blocks[version - 1] ?? 0,
    corrections: corrections[version - 1] ?? 0,
    total: Math.floor(modulesOf(version) / 8),
  };
}

/** How many bytes of a text a version holds: its mode and length take some bits. */
function bytesOf(version: number): number {
  const { blocks: count, corrections: each, total } = capacityOf(version);
  return total - count * each - (version < 10 ? 2 : 3);
}

/** The smallest version for so many bytes. */
export function versionFor(length: number): number | undefined {
  for (let version = 1; version <= blocks.length; version++) {
    if (bytesOf(version) >= length) return version;
  }
  return undefined;
}

/** The modules that are left for data. */
function modulesOf(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version < 2) return all;
  const count = Math.floor(version / 7) + 2;
  const taken = (25 * count - 10) * count - 55;
  return all - taken - (version >= 7 ? 36 : 0);
}

/** The centres of the alignment patterns, in both directions. */
export function alignmentsOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const last = 10 + 4 * version;
  const behind = Array.from({ length: count - 1 }, (_, index) => last - step * index);
  return [6, ...behind.toReversed()];
}

/** Whether a finder is dark so far away from its centre; its margin is not. */
export function finderAt(dx: number, dy: number): boolean {
  const distance = Math.max(Math.abs(dx), Math.abs(dy));
  return distance !== 2 && distance !== 4;
}

/** Level M and the mask of even sums, with their correction. */
export const formatBits = 0b101010000010010;

export function versionBits(version: number): number {
  let rest = version;
  for (let count = 0; count < 12; count++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  return (version << 12) | rest;
}
