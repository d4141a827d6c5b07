import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { accountOf } from './account.ts';
import type { AccountRecord } from './record.ts';

/** All accounts of the service, by id. */
export async function listEveryAccount(): Promise<AccountRecord[]> {
  return (await queryRows({ pk: partition.accounts(), consistent: true })).map(accountOf);
}
