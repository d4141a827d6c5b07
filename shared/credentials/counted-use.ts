import { minuteOf, rateState } from '#shared/auth/rate.ts';
import { allOf, type RowCondition, type RowUpdate } from '#shared/table/actions.ts';
import type { NamedRowKey, Row } from '#shared/table/rows.ts';
import { tryUpdate } from '#shared/table/write.ts';

/** The rate limit in a credential's row: the last clock minute, and its requests. */
export interface CountedRow {
  minute: number;
  used: number;
}

interface Credential<R extends CountedRow, C> {
  key: NamedRowKey;
  /** The condition of a valid credential, for the write and for a row that was read. */
  condition: RowCondition;
  isPassing: (row: R) => boolean;
  limit: number;
  /** Marks that the write adds to the row. */
  mark?: Record<string, ReadonlySet<string>>;
  read: (row: Row) => R;
  callerOf: (row: R) => C;
}

/**
 * Validates a credential and counts the request in one conditional write; a new minute costs one
 * more. The count is in the condition, so the limit is exact for concurrent requests, too.
 * Undefined for an invalid credential.
 */
export async function countUse<R extends CountedRow, C>(
  { key, condition, isPassing, limit, mark = {}, read, callerOf }: Credential<R, C>,
  arrivedAt: number,
) {
  let minute = minuteOf(arrivedAt);
  const updateWhere = (also: RowCondition, change: Pick<RowUpdate, 'set' | 'add'>) =>
    tryUpdate({ kind: 'update', key, ...change, condition: allOf(condition, also) });
  const useOf = (row: R, isOverLimit: boolean) => {
    return { caller: callerOf(row), rate: rateState(minute, row.used, limit), isOverLimit };
  };
  for (;;) {
    const within = {
      expression: '#minute = :minute AND #used < :limit',
      values: { minute, limit },
    };
    const countedRow = await updateWhere(within, { add: { used: 1, ...mark } });
    const row = countedRow.row && read(countedRow.row);
    if (row && countedRow.isDone) return useOf(row, false);
    if (!row || !isPassing(row)) return undefined;
    if (row.minute === minute) return useOf(row, true);
    // Another request may have opened a later minute; this one counts in that.
    minute = Math.max(minute, row.minute);
    if (row.minute === minute) continue;
    const later = { expression: '#minute < :minute', values: { minute } };
    const newCounter = await updateWhere(later, { set: { minute, used: 1 }, add: mark });
    if (newCounter.isDone) return useOf(read(newCounter.row), false);
  }
}
