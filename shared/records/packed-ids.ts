import { firstPackedId, packedIds } from '#shared/table/packed-rows.ts';
import type { Row } from '#shared/table/rows.ts';
import { IdSet, integerBits } from './id-set.ts';

/** The ids of a row, which stores them as bits in base64. */
export function idsInPacked({ sk, ids: text }: Row): IdSet {
  const bytes = Buffer.from(typeof text === 'string' ? text : '', 'base64');
  const integers = Uint32Array.from({ length: bytes.length / 4 }, (_, at) =>
    bytes.readUInt32LE(at * 4),
  );
  const ids = new IdSet();
  ids.addIntegers(firstPackedId(sk), integers);
  return ids;
}

/** Encodes some ids of the range of a row of packed ids. */
export function packIds(sk: string, ids: IdSet): string {
  const integers = ids.integersFrom(firstPackedId(sk), packedIds / integerBits);
  const bytes = Buffer.alloc(integers.length * 4);
  for (const [at, integer] of integers.entries()) bytes.writeUInt32LE(integer, at * 4);
  return bytes.toString('base64');
}
