import { type Plan, planFileBytes } from '#shared/auth/plans.ts';
import type { InAccount } from '#shared/call.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';

/** What an account may store, in bytes. */
interface StorageQuota {
  limit: number;
  remaining: number;
  /** The condition under which this many bytes may be added. */
  allows: (added: number) => RowCondition;
}

/** The storage that an account's plan still allows for files. */
export async function readStorageQuota({
  caller: { accountId },
}: InAccount): Promise<StorageQuota> {
  const [accountKey, totalKey] = [rowKey.account(accountId), rowKey.fileTotal(accountId)];
  const attributes = ['plan', 'bytes'];
  const rows = await findRows([accountKey, totalKey], { consistent: true, attributes });
  const account = rows.find(({ pk }) => pk === accountKey.pk);
  const limit = planFileBytes[(account?.plan ?? 'free') as Plan];
  const used = Number(rows.find(({ pk }) => pk === totalKey.pk)?.bytes ?? 0);
  const allows = (added: number) => ({
    expression: 'attribute_not_exists(#bytes) OR #bytes <= :most',
    values: { most: limit - added },
  });
  return { limit, remaining: limit - used, allows };
}
