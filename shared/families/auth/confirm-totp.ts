import type { SessionCall, SignInCall } from '#shared/auth/caller.ts';
import { loginChange, readLogin } from '#shared/credentials/login.ts';
import { newRecoveryCodes, useTotpCode } from '#shared/credentials/second-factor.ts';
import { ApiError } from '#shared/errors.ts';
import type { TotpCode } from '#shared/families/session/fields.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { codeLimit, countAttempt, signInLimits, uncountAfterCommit } from './attempts.ts';
import { assertCode } from './remove-totp.ts';
import { invalid } from './signed-in.ts';
import { alreadyOn } from './start-totp.ts';

/** Turns the caller's second factor on, by a code of the app. Shows the recovery codes, this once. */
export async function confirmTotp(call: SignInCall & SessionCall, { code }: TotpCode) {
  const { login: email } = call.caller;
  const limits = [...signInLimits(email, await readLogin(email), call), codeLimit(email)];
  const attempt = await countAttempt(limits, call.arrivedAt);
  return retryOnConflict(async () => {
    const login = await readLogin(email);
    if (!login) throw invalid('invalid_session');
    if (login.second_factor?.on) throw alreadyOn();
    if (!login.second_factor) throw notStarted();
    const used = assertCode(useTotpCode(login.second_factor, code, call.arrivedAt));
    const { codes, hashes } = newRecoveryCodes();
    const factor = { ...used, on: true, recovery_hashes: hashes };
    await commitRows([loginChange(login, { second_factor: factor })]);
    await uncountAfterCommit(attempt);
    return { data: { recovery_codes: codes } };
  });
}

function notStarted(): ApiError {
  const message = 'There is no secret to confirm. Get one first.';
  return new ApiError('invalid_transition', { message });
}
