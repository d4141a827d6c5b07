import { hasApiAccess } from '#shared/auth/plans.ts';
import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { getOpenAccount } from '#shared/families/accounts/account.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';

/** The open account of a call. @throws ApiError `plan_upgrade_required` without API access */
export async function getAccountWithAccess(call: Call): Promise<AccountRecord> {
  const account = await getOpenAccount(call);
  if (!hasApiAccess(account, call.now)) throw new ApiError('plan_upgrade_required');
  return account;
}
