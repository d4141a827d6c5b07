import type { SignInCall } from '#shared/auth/caller.ts';
import { parseToken, type Token } from '#shared/auth/token.ts';
import type { Answer } from '#shared/call.ts';
import { type Login, readLogin } from '#shared/credentials/login.ts';
import { findLink } from '#shared/credentials/mailed-link.ts';
import { assertNoProblems, invalidField } from '#shared/errors.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { countAttempt, sourceLimit, uncount } from './attempts.ts';
import type { ConfirmResetBody } from './fields.ts';
import { passwordWrites, problemsOfNewPassword } from './new-password.ts';

/** Sets a new password by the token of a mailed link, and ends all sessions of the login. */
export async function confirmReset(
  call: SignInCall,
  { token: text, new_password }: ConfirmResetBody,
): Promise<Answer<{ ended: number }>> {
  const attempt = await countAttempt([sourceLimit(call)], call.arrivedAt);
  const token = parseToken('reset', text);
  return retryOnConflict(async () => {
    const login = token && (await loginOf(token, call.arrivedAt));
    if (!token || !login) {
      const message = 'The link has been used or has expired. Request a new one.';
      throw invalidField('token', 'invalid_value', message);
    }
    await uncount(attempt);
    const problems = await problemsOfNewPassword(login, new_password);
    assertNoProblems({ new_password: problems });
    const allowed = { now: call.arrivedAt, link: token };
    const { writes, ended } = await passwordWrites(login, new_password, allowed);
    await commitRows(writes);
    return { data: { ended } };
  });
}

/** The login that a token may reset; undefined for an invalid or expired token. */
async function loginOf(token: Token, now: number): Promise<Login | undefined> {
  const row = await findLink('reset', token, now);
  return row && readLogin(String(row.email));
}
