import { createHash } from 'node:crypto';

/** Partitions of the values of filters: one takes a thousand writes a second (AWS limit). */
const valuePartitions = 64;
/** Partitions of the words with one first character. */
const wordPartitions = 8;

/**
 * The name of a term's partition. The terms of an account are spread over hundreds: words by their
 * first two characters, values of filters by their hash.
 */
export function termPartition(term: string): string {
  const [first = '', second = ''] = term;
  if (first !== '=') return wordPartition(first, (second.codePointAt(0) ?? 0) % wordPartitions);
  const [byte = 0] = createHash('sha256').update(term).digest();
  return `=${byte % valuePartitions}`;
}

/** The partitions of the words that begin with a prefix: one, or eight for a single character. */
export function prefixPartitions(prefix: string): string[] {
  if ([...prefix].length > 1) return [termPartition(prefix)];
  return Array.from({ length: wordPartitions }, (_, part) => wordPartition(prefix, part));
}

const wordPartition = (first: string, part: number) => `${first}${part}`;
