import { type Plan, planFileBytes } from '#shared/auth/plans.ts';
import type { InAccount } from '#shared/call.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';

/** The remaining storage of an account, in bytes. */
interface Room {
  limit: number;
  left: number;
  /** The condition under which this many bytes may be added. */
  holds: (added: number) => RowCondition;
}

/** The storage that an account's plan still allows for files. */
export async function readRoom({ caller: { accountId } }: InAccount): Promise<Room> {
  const [accountKey, totalKey] = [rowKey.account(accountId), rowKey.fileTotal(accountId)];
  const attributes = ['plan', 'bytes'];
  const rows = await findRows([accountKey, totalKey], { consistent: true, attributes });
  const account = rows.find(({ pk }) => pk === accountKey.pk);
  const limit = planFileBytes[(account?.plan ?? 'free') as Plan];
  const used = Number(rows.find(({ pk }) => pk === totalKey.pk)?.bytes ?? 0);
  const holds = (added: number) => ({
    expression: 'attribute_not_exists(#bytes) OR #bytes <= :room',
    values: { room: limit - added },
  });
  return { limit, left: limit - used, holds };
}
