import type { SessionCall, SignInCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { loginChange, type SecondFactor } from '#shared/credentials/login.ts';
import {
  newRecoveryCodes,
  newSecondFactor,
  otpauthUrl,
  useCode,
  useTotpCode,
  wrongCode,
} from '#shared/credentials/second-factor.ts';
import { ApiError, invalidField } from '#shared/errors.ts';
import type { TotpCode, TotpSecret } from '#shared/families/session/fields.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { codeLimit, countSignIn, uncountAfterCommit, uncountLatest } from './attempts.ts';
import { getLogin } from './signed-in.ts';

/** Makes a new secret for the caller's authenticator app. It does nothing until a code confirms it. */
export function startTotp({ caller }: SignInCall & SessionCall): Promise<Answer<TotpSecret>> {
  return retryOnConflict(async () => {
    const login = await getLogin(caller.login);
    if (login.second_factor?.on) throw alreadyOn();
    const factor = newSecondFactor();
    await commitRows([loginChange(login, { second_factor: factor })]);
    const data = { secret: factor.secret, otpauth_url: otpauthUrl(factor, login.email) };
    return { data };
  });
}

/** Turns the caller's second factor on, by a code of the app. Shows the recovery codes, this once. */
export async function confirmTotp(call: SignInCall & SessionCall, { code }: TotpCode) {
  const { login: email } = call.caller;
  const attempt = await countSignIn(email, call, codeLimit(email));
  return retryOnConflict(async () => {
    const login = await getLogin(email);
    if (login.second_factor?.on) throw alreadyOn();
    if (!login.second_factor) {
      const message = 'There is no secret to confirm. Get one first.';
      throw new ApiError('invalid_transition', { message });
    }
    const used = assertCode(useTotpCode(login.second_factor, code, call.arrivedAt));
    const { codes, hashes } = newRecoveryCodes();
    const factor = { ...used, on: true, recovery_hashes: hashes };
    await commitRows([loginChange(login, { second_factor: factor })]);
    await uncountAfterCommit(attempt);
    return { data: { recovery_codes: codes } };
  });
}

/** Turns the caller's second factor off, by a code of the app or a recovery code. */
export async function removeTotp(call: SignInCall & SessionCall, { code }: TotpCode) {
  const { login: email } = call.caller;
  const attempt = await countSignIn(email, call, codeLimit(email));
  return retryOnConflict(async () => {
    const login = await getLogin(email);
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

function alreadyOn(): ApiError {
  const message = 'A second factor is already on. Turn it off first.';
  return new ApiError('invalid_transition', { message });
}

/** @throws ApiError `validation_failed` at the code, where it was wrong or used before */
function assertCode(used: SecondFactor | undefined): SecondFactor {
  if (!used) throw invalidField('code', 'invalid_value', wrongCode);
  return used;
}
