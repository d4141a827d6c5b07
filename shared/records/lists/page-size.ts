/** A page ends before so many bytes of records. */
const largestPageBytes = 4_500_000;
/** Lambda takes answers of 6,291,556 bytes (AWS limit), in which the body is a JSON text once more. */
const largestAnswerBytes = 6_200_000;
/** Half as much as fits however it is written: what needs a backslash is twice as long at most. */
const surelySmallBytes = 2_000_000;

/** How many of the first of these fit on one page as JSON; at least one. */
export function fittingCount(shown: readonly unknown[]): number {
  const texts = shown.map((one) => JSON.stringify(one) ?? '');
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  // A character takes four bytes at most.
  if (characters * 4 < surelySmallBytes) return shown.length;
  let plain = 0;
  let escaped = 0;
  const end = texts.findIndex((text) => {
    plain += Buffer.byteLength(text) + 1;
    escaped += Buffer.byteLength(JSON.stringify(text)) + 1;
    return plain > largestPageBytes || escaped > largestAnswerBytes;
  });
  return end < 0 ? shown.length : Math.max(1, end);
}
