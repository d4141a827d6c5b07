/** A list in batches of at most this many entries, in their order. */
export function batchesOf<One>(all: readonly One[], size: number): One[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}
