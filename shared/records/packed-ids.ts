import { firstPackedId, packedIds } from '#shared/table/packed-rows.ts';
import type { Row } from '#shared/table/rows.ts';
import { IdSet } from './id-set.ts';

const wordBits = 32;

/** The ids of a row, which stand in it as bits, written in base64. */
export function idsInPacked({ sk, ids: text }: Row): IdSet {
  const bytes = Buffer.from(typeof text === 'string' ? text : '', 'base64');
  const words = Uint32Array.from({ length: bytes.length / 4 }, (_, at) =>
    bytes.readUInt32LE(at * 4),
  );
  const ids = new IdSet();
  ids.addWords(firstPackedId(sk), words);
  return ids;
}

/** What a row of packed ids holds for some ids of its range. */
export function packIds(sk: string, ids: IdSet): string {
  const words = ids.wordsFrom(firstPackedId(sk), packedIds / wordBits);
  const bytes = Buffer.alloc(words.length * 4);
  for (const [at, word] of words.entries()) bytes.writeUInt32LE(word, at * 4);
  return bytes.toString('base64');
}
