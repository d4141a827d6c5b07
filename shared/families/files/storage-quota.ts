import { type Plan, planFileBytes } from '#shared/auth/plans.ts';
import type { AccountScope } from '#shared/call.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';

/**
 * The storage in bytes that an account's plan allows for files, what remains of it, and the condition
 * under which a number of bytes may be added.
 */
export async function readStorageQuota({ caller: { accountId } }: AccountScope) {
  const [accountKey, totalKey] = [rowKey.account(accountId), rowKey.fileTotal(accountId)];
  const attributes = ['plan', 'bytes'];
  const rows = await findRows([accountKey, totalKey], { consistent: true, attributes });
  const account = rows.find(({ pk }) => pk === accountKey.pk);
  const limit = planFileBytes[(account?.plan ?? 'free') as Plan];
  const usedBytes = Number(rows.find(({ pk }) => pk === totalKey.pk)?.bytes ?? 0);
  const allows = (addedBytes: number): RowCondition => ({
    expression: 'attribute_not_exists(#bytes) OR #bytes <= :max',
    values: { max: limit - addedBytes },
  });
  return { limit, remaining: limit - usedBytes, allows };
}
