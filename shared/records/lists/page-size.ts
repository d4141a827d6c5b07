const largestPageBytes = 4_500_000;
/** In bytes. Lambda's limit is 6,291,556, for the body as a string within JSON. */
const largestAnswerBytes = 6_200_000;
/** In bytes. Escaping at most doubles a text, so a smaller page always fits. */
const surelySmallBytes = 2_000_000;

/** How many of the first entries fit on one page as JSON; at least one. */
export function fittingCount(records: readonly unknown[]): number {
  const texts = records.map((one) => JSON.stringify(one) ?? '');
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  // A UTF-8 character has at most four bytes.
  if (characters * 4 < surelySmallBytes) return records.length;
  let plain = 0;
  let escapedBytes = 0;
  const end = texts.findIndex((text) => {
    plain += Buffer.byteLength(text) + 1;
    escapedBytes += Buffer.byteLength(JSON.stringify(text)) + 1;
    return plain > largestPageBytes || escapedBytes > largestAnswerBytes;
  });
  return end < 0 ? records.length : Math.max(1, end);
}
