import { minuteOf, rateState } from '#shared/auth/rate.ts';
import { allOf, type RowCondition, type RowUpdate } from '#shared/table/actions.ts';
import type { NamedRowKey, Row } from '#shared/table/rows.ts';
import { ConditionFailed, updateRow } from '#shared/table/write.ts';

/** The rate limit in a credential's row: the last clock minute, and its requests. */
export interface CountedRow {
  minute: number;
  used: number;
}

interface Credential<R extends CountedRow> {
  key: NamedRowKey;
  /** The condition of a valid credential, for the write and for a row that was read. */
  condition: RowCondition;
  isPassing: (row: R) => boolean;
  limit: number;
  /** Marks that the write adds to the row. */
  mark?: Record<string, ReadonlySet<string>>;
  read: (row: Row) => R;
}

/**
 * Validates a credential and counts the request in one conditional write; a new minute costs one
 * more. The count is in the condition, so the limit is exact for concurrent requests, too.
 * Undefined for an invalid credential.
 */
export async function countUse<R extends CountedRow>(credential: Credential<R>, arrivedAt: number) {
  let minute = minuteOf(arrivedAt);
  const useOf = (row: R, isOverLimit: boolean) => {
    return { row, rate: rateState(minute, row.used, credential.limit), isOverLimit };
  };
  for (;;) {
    const counted = await attempt(credential, countIn(credential, minute));
    if (counted.isDone) return useOf(counted.row, false);
    const { row } = counted;
    if (!row || !credential.isPassing(row)) return undefined;
    if (row.minute === minute) return useOf(row, true);
    // Another request may have opened a later minute; this one counts in that.
    minute = Math.max(minute, row.minute);
    if (row.minute === minute) continue;
    const opened = await attempt(credential, openMinute(credential, minute));
    if (opened.isDone) return useOf(opened.row, false);
  }
}

type Attempt<R> = { isDone: true; row: R } | { isDone: false; row: R | undefined };

async function attempt<R extends CountedRow>(
  { read }: Credential<R>,
  action: RowUpdate,
): Promise<Attempt<R>> {
  try {
    return { isDone: true, row: read(await updateRow(action)) };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return { isDone: false, row: error.row && read(error.row) };
  }
}

function countIn<R extends CountedRow>(
  { key, condition, limit, mark = {} }: Credential<R>,
  minute: number,
): RowUpdate {
  const within = {
    expression: '#minute = :minute AND #used < :limit',
    values: { minute, limit },
  };
  return { kind: 'update', key, add: { used: 1, ...mark }, condition: allOf(condition, within) };
}

function openMinute<R extends CountedRow>(
  { key, condition, mark = {} }: Credential<R>,
  minute: number,
): RowUpdate {
  const later = { expression: '#minute < :minute', values: { minute } };
  const set = { minute, used: 1 };
  return { kind: 'update', key, set, add: mark, condition: allOf(condition, later) };
}
