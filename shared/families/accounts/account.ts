import { assertApiAccess } from '#shared/auth/access.ts';
import type { AccountScope, Call } from '#shared/call.ts';
import { ApiError, noSuch } from '#shared/errors.ts';
import { contentOf } from '#shared/records/row.ts';
import { atVersion, type RowWrite } from '#shared/table/actions.ts';
import { findRow, queryRows } from '#shared/table/read.ts';
import { partition, type Row, rowKey, storedAs } from '#shared/table/rows.ts';
import type { AccountRecord } from './record.ts';

/**
 * The account of a call.
 * @throws ApiError `not_found`
 */
export async function getAccount({ caller: { accountId } }: AccountScope): Promise<AccountRecord> {
  const row = await findRow(rowKey.account(accountId), { consistent: true });
  if (!row) throw new ApiError('not_found', { message: noSuch('account', accountId) });
  return accountOf(row);
}

/**
 * The account of a call that changes it.
 * @throws ApiError `not_found`, also for a closed account
 */
export async function getOpenAccount(call: AccountScope): Promise<AccountRecord> {
  const account = await getAccount(call);
  if (account.closed_at === null) return account;
  const message = `Account ${account.id} was closed at ${account.closed_at}.`;
  throw new ApiError('not_found', { message });
}

/** All accounts of the service, by id. */
export async function listEveryAccount(): Promise<AccountRecord[]> {
  return (await queryRows({ pk: partition.accounts(), consistent: true })).map(accountOf);
}

/** The open account of a call. @throws ApiError `plan_upgrade_required` without API access */
export async function getAccountWithAccess(call: Call): Promise<AccountRecord> {
  const account = await getOpenAccount(call);
  assertApiAccess(account, call.now);
  return account;
}

/** Fails the transaction if the account was closed in the meantime. */
export function openAccountCheck(id: number): RowWrite {
  return {
    kind: 'check',
    key: rowKey.account(id),
    condition: {
      expression: 'attribute_not_exists(#closed_at) OR #closed_at = :none',
      values: { none: null },
    },
  };
}

export function accountOf(row: Row): AccountRecord {
  return storedAs({ closed_at: null, ...contentOf(row) });
}

/** The next version of an account. Every write to its users and keys includes it. */
export function accountChange(
  account: AccountRecord,
  set: Partial<Omit<AccountRecord, 'id' | 'version'>> = {},
): RowWrite {
  return {
    kind: 'update',
    key: rowKey.account(account.id),
    set: { ...set, version: account.version + 1 },
    condition: atVersion(account.version),
  };
}
