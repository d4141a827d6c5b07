const largestPageBytes = 4_500_000;
/** In bytes. Lambda's limit is 6,291,556, for the body as a string within JSON. */
const largestAnswerBytes = 6_200_000;
/** In bytes. Escaping at most doubles a text, so a smaller page always fits. */
const surelySmallBytes = 2_000_000;

/** How many of the first entries fit on one page as JSON; at least one. */
export function fittingCount(records: readonly unknown[]): number {
  // A UTF-8 character has at most four bytes.
  if (JSON.stringify(records).length * 4 < surelySmallBytes) return records.length;
  let plain = 0;
  let escapedBytes = 0;
  const end = records.findIndex((one) => {
    const text = JSON.stringify(one) ?? '';
    plain += Buffer.byteLength(text) + 1;
    escapedBytes += Buffer.byteLength(JSON.stringify(text)) + 1;
    return plain > largestPageBytes || escapedBytes > largestAnswerBytes;
  });
  return end < 0 ? records.length : Math.max(1, end);
}
