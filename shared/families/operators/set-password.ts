import type { Call } from '#shared/call.ts';
import { readLogin } from '#shared/credentials/login.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { getOpenAccount } from '#shared/families/accounts/account.ts';
import { passwordWrites, problemsOfNewPassword } from '#shared/families/auth/new-password.ts';
import { user } from '#shared/families/users/record.ts';
import { commit } from '#shared/records/commit.ts';
import { getRecord } from '#shared/records/read.ts';

/** Sets the password of a member's login, for all its accounts, and ends all its sessions. */
export async function setPassword(call: Call, id: number, password: string): Promise<void> {
  await getOpenAccount(call);
  const { email } = await getRecord(call, user, id);
  const login = await readLogin(email);
  if (!login) throw new Error(`Nobody signs in as ${email}.`);
  assertNoProblems({ password: await problemsOfNewPassword(login, password) });
  const { writes } = await passwordWrites(login, password, { now: call.arrivedAt });
  await commit(call, { writes }, { data: undefined });
}
