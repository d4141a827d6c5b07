import { TOTP } from 'otpauth';
import type { Client } from './http.ts';

const stepMilliseconds = 30_000;

/** The code that an app with a secret shows now, or so many time steps from now. */
export function totpCode(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * stepMilliseconds });
}

/** Turns the second factor of a session's member on, by the code of the step before. */
export async function turnFactorOn(api: Client) {
  const started = await api.post('/v1/session/totp');
  const { secret } = started.body.data;
  const code = totpCode(secret, -1);
  const { status, body } = await api.post('/v1/session/totp/confirm', { code });
  if (status !== 201) throw new Error(`The factor was not turned on: ${JSON.stringify(body)}`);
  return { secret: String(secret), recoveryCodes: body.data.recovery_codes as string[] };
}
