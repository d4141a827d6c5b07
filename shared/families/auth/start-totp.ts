import type { SessionCall, SignInCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { loginChange, readLogin } from '#shared/credentials/login.ts';
import { newSecondFactor, otpauthUrl } from '#shared/credentials/second-factor.ts';
import { ApiError } from '#shared/errors.ts';
import type { TotpSecret } from '#shared/families/session/fields.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { invalid } from './signed-in.ts';

/** Makes a new secret for the caller's authenticator app. It does nothing until a code confirms it. */
export function startTotp({ caller }: SignInCall & SessionCall): Promise<Answer<TotpSecret>> {
  return retryOnConflict(async () => {
    const login = await readLogin(caller.login);
    if (!login) throw invalid('invalid_session');
    if (login.second_factor?.on) throw alreadyOn();
    const factor = newSecondFactor();
    await commitRows([loginChange(login, { second_factor: factor })]);
    const data = { secret: factor.secret, otpauth_url: otpauthUrl(factor, login.email) };
    return { data };
  });
}

/** The refusal of a second factor where there is one. */
export function alreadyOn(): ApiError {
  const message = 'A second factor is already on. Turn it off first.';
  return new ApiError('invalid_transition', { message });
}
