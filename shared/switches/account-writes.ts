import { cached } from '#shared/cached.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';

/** False while an operator has paused the account's writes; a few seconds old at most. */
export const accountMayWrite = cached(async (accountId: number) => {
  const row = await findRow(rowKey.account(accountId), { attributes: ['writes'] });
  return row?.writes !== false;
});
