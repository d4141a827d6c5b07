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
import { readActiveMemberships } from '#shared/families/accounts/memberships.ts';
import type { TotpCode, TotpSecret } from '#shared/families/session/fields.ts';
import { commit, commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { codeLimit, countSignIn, uncountAfterCommit, uncountLatest } from './attempts.ts';
import { auditedChange, secondFactorTurned } from './audited-change.ts';
import { getLogin } from './sign-in-answer.ts';

/** Makes a new secret for the caller's authenticator app. It does nothing until a code confirms it. */
export function startTotp(call: SignInCall & SessionCall): Promise<Answer<TotpSecret>> {
  return retryOnConflict(async () => {
    const login = await getLogin(call.caller.login);
    if (login.second_factor?.on) throw alreadyOn();
    const factor = newSecondFactor();
    const writes = [loginChange(login, { second_factor: factor })];
    await commit(call, { writes }, { data: { secret: null, otpauth_url: null } });
    const data = { secret: factor.secret, otpauth_url: otpauthUrl(factor, login.email) };
    return { data, isSecret: true };
  });
}

/** Turns the caller's second factor on, by a code of the app. Shows the recovery codes, this once. */
export async function confirmTotp(call: SignInCall & SessionCall, { code }: TotpCode) {
  const { login: email } = call.caller;
  const attempt = await countSignIn(email, call, codeLimit(email));
  return retryOnConflict(async () => {
    const login = await getLogin(email);
    if (!login.second_factor || login.second_factor.on) {
      // No code was checked.
      await uncountLatest(attempt);
      throw login.second_factor ? alreadyOn() : nothingToConfirm();
    }
    const usedFactor = assertCode(useTotpCode(login.second_factor, code, call.arrivedAt));
    const { codes, hashes } = newRecoveryCodes();
    const factor = { ...usedFactor, on: true, recovery_hashes: hashes };
    const memberships = await readActiveMemberships(login);
    const auditRow = auditedChange(call, login, memberships, secondFactorTurned(true));
    const writes = [loginChange(login, { second_factor: factor }), auditRow];
    await commit(call, { writes }, { data: { recovery_codes: null } });
    await uncountAfterCommit(attempt);
    return { data: { recovery_codes: codes }, isSecret: true as const };
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
    const memberships = await readActiveMemberships(login);
    const auditRow = auditedChange(call, login, memberships, secondFactorTurned(false));
    await commitRows([loginChange(login, { second_factor: null }), auditRow]);
    await uncountAfterCommit(attempt);
    return { data: undefined };
  });
}

function nothingToConfirm(): ApiError {
  const message = 'There is no secret to confirm. Get one first.';
  return new ApiError('invalid_transition', { message });
}

function alreadyOn(): ApiError {
  const message = 'A second factor is already on. Turn it off first.';
  return new ApiError('invalid_transition', { message });
}

/** @throws ApiError `validation_failed` at the code, where it was wrong or used before */
function assertCode(usedFactor: SecondFactor | undefined): SecondFactor {
  if (!usedFactor) throw invalidField('code', 'invalid_value', wrongCode);
  return usedFactor;
}
