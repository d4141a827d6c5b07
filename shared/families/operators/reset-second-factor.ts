import { idOfAddress } from '#shared/auth/token.ts';
import type { Call } from '#shared/call.ts';
import { loginChange, readLogin } from '#shared/credentials/login.ts';
import { getOpenAccount } from '#shared/families/accounts/account.ts';
import { user } from '#shared/families/users/record.ts';
import { commitRows } from '#shared/records/commit.ts';
import { getRecord } from '#shared/records/read.ts';
import { rowKey } from '#shared/table/rows.ts';

/** Longer than a mail is tried. */
const retentionSeconds = 26 * 60 * 60;

/** Turns off the second factor of a member's login, for all its accounts, and has a notice mailed to the member. */
export async function resetSecondFactor(call: Call, id: number): Promise<void> {
  await getOpenAccount(call);
  const { email: address } = await getRecord(call, user, id);
  const login = await readLogin(address);
  if (!login?.second_factor?.on) throw new Error(`${address} has no second factor.`);
  const { email } = login;
  const notice = {
    ...rowKey.factorReset(idOfAddress(email)),
    email,
    at: call.now,
    expires_at: Math.ceil(call.arrivedAt / 1000) + retentionSeconds,
  };
  await commitRows([loginChange(login, { second_factor: null }), { kind: 'put', row: notice }]);
}
