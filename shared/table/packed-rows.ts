/** Ids in a row of packed ids: their bits, in base64, take 4 KB, which one read unit reads (AWS). */
export const packedIds = 24_576;
/** Sorts after all digits, so that the ids that are not packed yet are read before those that are. */
export const packedMark = ':';
const digits = 6;

/** The end of the sort key of the row that an id is packed in. */
export function packedRange(id: number): string {
  return `${packedMark}${String(Math.floor((id - 1) / packedIds)).padStart(digits, '0')}`;
}

/** Whether the rest of a sort key after its term is a range of packed ids. */
export function isPackedRange(rest: string): boolean {
  return rest.length === packedMark.length + digits && rest.startsWith(packedMark);
}

/** The first id of the range of a row of packed ids. */
export function firstPackedId(sk: string): number {
  return Number(sk.slice(-digits)) * packedIds + 1;
}
