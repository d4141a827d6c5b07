import type { SessionCall, SignInCall } from '#shared/auth/caller.ts';
import { loginChange, readLogin, type SecondFactor } from '#shared/credentials/login.ts';
import { useCode } from '#shared/credentials/second-factor.ts';
import { ApiError } from '#shared/errors.ts';
import type { TotpCode } from '#shared/families/session/fields.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import {
  codeLimit,
  countAttempt,
  signInLimits,
  uncountAfterCommit,
  uncountLatest,
} from './attempts.ts';
import { wrongCode } from './code-attempt.ts';
import { invalid } from './signed-in.ts';

/** Turns the caller's second factor off, by a code of the app or a recovery code. */
export async function removeTotp(call: SignInCall & SessionCall, { code }: TotpCode) {
  const { login: email } = call.caller;
  const limits = [...signInLimits(email, await readLogin(email), call), codeLimit(email)];
  const attempt = await countAttempt(limits, call.arrivedAt);
  return retryOnConflict(async () => {
    const login = await readLogin(email);
    if (!login) throw invalid('invalid_session');
    if (!login.second_factor?.on) {
      await uncountLatest(attempt);
      throw new ApiError('not_found', { message: 'No second factor is on.' });
    }
    assertCode(useCode(login.second_factor, code, call.arrivedAt));
    await commitRows([loginChange(login, { second_factor: null })]);
    await uncountAfterCommit(attempt);
    return { data: undefined };
  });
}

/** @throws ApiError `validation_failed` at the code, where it was wrong or used before */
export function assertCode(used: SecondFactor | undefined): SecondFactor {
  if (used) return used;
  const problem = { code: 'invalid_value', message: wrongCode } as const;
  throw new ApiError('validation_failed', { fields: { code: [problem] } });
}
