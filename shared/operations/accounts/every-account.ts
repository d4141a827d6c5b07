import type { AccountRecord } from '#shared/resources/account.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { accountOf } from './account.ts';

/** All accounts of the service, by id. */
export async function listEveryAccount(): Promise<AccountRecord[]> {
  return (await queryRows({ pk: partition.accounts(), consistent: true })).map(accountOf);
}
