import type { Call } from '#shared/call.ts';
import type { Counter } from '#shared/records/transaction.ts';
import { exists } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import type { CommentRecord } from './record.ts';

/** An issue shows the number of its comments; a deleted one, for the case that it is restored. */
export function countOnIssue(
  { caller }: Call,
  record: CommentRecord,
  delta: 1 | -1,
  keyOf: typeof rowKey.record = rowKey.record,
): Counter[] {
  if (record.object_type !== 'issue') return [];
  const key = keyOf(caller.accountId, 'issue', record.object_id);
  return [{ key, attribute: 'comments_count', delta, condition: exists }];
}
