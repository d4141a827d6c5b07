import type { FirstRecords } from '#console/api/first-records.ts';
import { formatNumber } from '#console/numbers.ts';

interface NotAllProps {
  part: FirstRecords<unknown> | undefined;
  /** The name of the records, in the plural. */
  noun: string;
  /** The link to the page that lists all of them. */
  page?: string;
}

/** Says how many records are shown, if that is not all. */
export function NotAll({ part, noun, page }: NotAllProps) {
  if (!part || part.records.length >= part.total) return null;
  return (
    <p class="notice warn">
      Only {formatNumber(part.records.length)} of {formatNumber(part.total)} {noun} are shown.
      {page && (
        <>
          {' '}
          <a href={page}>Show all {noun}</a>
        </>
      )}
    </p>
  );
}
