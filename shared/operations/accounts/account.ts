import { ApiError } from '#shared/errors.ts';
import { contentOf } from '#shared/records/row.ts';
import type { AccountRecord } from '#shared/resources/account.ts';
import { hasVersion, type RowWrite } from '#shared/table/actions.ts';
import { getRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';

/** The account of an id. Throws `not_found`. */
export async function getAccount(accountId: number): Promise<AccountRecord> {
  const row = await getRow(rowKey.account(accountId), { consistent: true });
  if (!row) throw new ApiError('not_found', { message: `There is no account ${accountId}.` });
  return accountOf(row);
}

/** The account of an id, to be changed. Throws `not_found`, also where it was closed. */
export async function getOpenAccount(accountId: number): Promise<AccountRecord> {
  const account = await getAccount(accountId);
  if (account.closed_at === null) return account;
  const message = `The account ${accountId} was closed at ${account.closed_at}.`;
  throw new ApiError('not_found', { message });
}

/** The account of a row. Rows that we wrote are not parsed again. */
export function accountOf(row: Row): AccountRecord {
  return { closed_at: null, ...contentOf(row) } as unknown as AccountRecord;
}

/** The next version of an account; whatever writes to its users and keys goes through here. */
export function accountChange(
  account: AccountRecord,
  set: Partial<
    Pick<AccountRecord, 'name' | 'plan' | 'trial_ends_at' | 'live_keys' | 'closed_at'>
  > = {},
): RowWrite {
  return {
    kind: 'update',
    key: rowKey.account(account.id),
    set: { ...set, version: account.version + 1 },
    condition: hasVersion(account.version),
  };
}
