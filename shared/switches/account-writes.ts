import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { knownBriefly } from './known-briefly.ts';

/** Whether anybody may write in an account, as it was a few seconds ago at most: an operator may hold that. */
export const accountMayWrite = knownBriefly(async (accountId: number) => {
  const row = await findRow(rowKey.account(accountId), { attributes: ['writes'] });
  return row?.writes !== false;
});
