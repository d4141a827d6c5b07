import type { FirstRecords } from '#console/api/first-records.ts';
import { formatNumber } from '#console/numbers.ts';

interface PartNoteProps {
  part: FirstRecords<unknown>;
  noun: string;
}

/** Says on how many records a report is based, if that is not all. */
export function PartNote({ part: { records, total }, noun }: PartNoteProps) {
  if (records.length >= total) return null;
  return (
    <p class="hint">
      Based on the latest {formatNumber(records.length)} of {formatNumber(total)} {noun}.
    </p>
  );
}
