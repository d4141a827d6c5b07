/** A page ends before so many bytes of records: Lambda takes answers of 6 MB (AWS limit). */
const largestPage = 4_500_000;

/** How many of the first of these fit on one page as JSON; at least one. */
export function fittingCount(shown: readonly unknown[]): number {
  let bytes = 0;
  const end = shown.findIndex((one) => {
    bytes += Buffer.byteLength(JSON.stringify(one) ?? '') + 1;
    return bytes > largestPage;
  });
  return end < 0 ? shown.length : Math.max(1, end);
}
