import type { Part } from '#console/api/part.ts';
import { formatNumber } from '#console/numbers.ts';

interface NotAllProps {
  part: Part<unknown> | undefined;
  /** What they are called, in the plural. */
  noun: string;
  /** Where all of them are. */
  page?: string;
}

/** Says how many records are shown, where that is not all of them. */
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
