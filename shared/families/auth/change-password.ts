import type { SessionCall, SignInCall } from '#shared/auth/caller.ts';
import { isPassword } from '#shared/auth/password.ts';
import type { Answer } from '#shared/call.ts';
import { assertNoProblems, type Fields } from '#shared/errors.ts';
import { commit, retryOnConflict } from '#shared/records/commit.ts';
import { countSignIn, uncount } from './attempts.ts';
import type { PasswordBody } from './fields.ts';
import { passwordWrites, problemsOfNewPassword } from './new-password.ts';
import { getLogin } from './signed-in.ts';

const wrong: Fields = {
  current_password: [{ code: 'invalid_value', message: 'The current password is incorrect.' }],
};

/** Changes the caller's password, and ends all other sessions of the login. */
export async function changePassword(
  call: SignInCall & SessionCall,
  { current_password, new_password }: PasswordBody,
): Promise<Answer<{ ended: number }>> {
  const { login: email, session } = call.caller;
  const attempt = await countSignIn(email, call);
  return retryOnConflict(async () => {
    const login = await getLogin(email);
    const isRight = await isPassword(current_password, login.password_hash);
    if (isRight) await uncount(attempt);
    const problems = await problemsOfNewPassword(login, new_password);
    assertNoProblems(isRight ? {} : wrong, { new_password: problems });
    const options = { now: call.arrivedAt, currentToken: session.tokenId };
    const { writes, ended } = await passwordWrites(login, new_password, options);
    return commit(call, { writes }, { data: { ended } });
  });
}
