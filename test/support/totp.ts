import { setTimeout as wait } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type { Client } from './http.ts';

const stepMilliseconds = 30_000;
const sendingMilliseconds = 3_000;

/** The code that an app with a secret shows now, or some time steps from now. */
export function totpCode(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * stepMilliseconds });
}

/** The code of the previous time step. It waits if this step ends soon, because older codes are refused. */
export async function earlierCode(secret: string): Promise<string> {
  const left = stepMilliseconds - (Date.now() % stepMilliseconds);
  if (left < sendingMilliseconds) await wait(left);
  return totpCode(secret, -1);
}

/** Turns the second factor of a session's member on, by the code of the step before. */
export async function turnFactorOn(api: Client) {
  const started = await api.post('/v1/session/totp');
  const { secret } = started.body.data;
  const confirm = async () =>
    api.post('/v1/session/totp/confirm', { code: await earlierCode(secret) });
  const first = await confirm();
  // On a busy machine the code may be too old when it arrives.
  const { status, body } = first.status === 201 ? first : await confirm();
  if (status !== 201) throw new Error(`The factor was not turned on: ${JSON.stringify(body)}`);
  return { secret: String(secret), recoveryCodes: body.data.recovery_codes as string[] };
}
