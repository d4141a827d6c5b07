import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashSecret } from '#shared/auth/token.ts';
import type { SecondFactor } from './login.ts';

/** The name that authenticator apps show next to the address. */
const issuer = 'Equipment';
/** The parameters that all authenticator apps support (RFC 6238). */
const parameters = { issuer, algorithm: 'SHA1', digits: 6, period: 30 };
/** How many time steps a clock may be off. */
const drift = 1;

const recoveryCodes = 10;
/** Lower-case letters and digits that nobody confuses; 16 of them have 79 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryGroups = 4;
const groupLength = 4;

export const wrongCode = 'The code is incorrect, or it was used before.';

/** A second factor that no code has confirmed yet. */
export function newSecondFactor(): SecondFactor {
  const { base32 } = new Secret({ size: 20 });
  return { secret: base32, on: false, last_step: 0, recovery_hashes: [] };
}

/** The address of a second factor for authenticator apps: `otpauth://totp/…`. */
export function otpauthUrl({ secret }: SecondFactor, email: string): string {
  return totpOf(secret, email).toString();
}

/** The factor once a code or a recovery code was used; undefined for a wrong or a used one. */
export function useCode(factor: SecondFactor, text: string, at: number): SecondFactor | undefined {
  return useTotpCode(factor, text, at) ?? useRecoveryCode(factor, bareCode(text));
}

/** A code as people type it: apps show it in groups. */
function bareCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
}

/** The factor once a code of the app was used, in the time step of `at` or an adjacent one. */
export function useTotpCode(
  factor: SecondFactor,
  text: string,
  at: number,
): SecondFactor | undefined {
  const code = bareCode(text);
  // The library compares bytes, and fails at other characters.
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(factor.secret);
  const delta = totp.validate({ token: code, timestamp: at, window: drift });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp: at }) + delta;
  return step > factor.last_step ? { ...factor, last_step: step } : undefined;
}

function useRecoveryCode(factor: SecondFactor, code: string): SecondFactor | undefined {
  const hash = hashSecret(code);
  const remainingHashes = factor.recovery_hashes.filter((one) => one !== hash);
  return remainingHashes.length < factor.recovery_hashes.length
    ? { ...factor, recovery_hashes: remainingHashes }
    : undefined;
}

/** New recovery codes as people read them, and the hashes by which they are recognised. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryGroups }, () => letters(groupLength)).join('-'),
  );
  return { codes, hashes: codes.map((code) => hashSecret(code.replaceAll('-', ''))) };
}

function letters(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ ...parameters, label, secret: Secret.fromBase32(secret) });
}
