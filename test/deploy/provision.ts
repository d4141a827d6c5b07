import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { run } from '../support/steps.ts';
import type { Deployed } from './cdk.ts';
import type { Emulator } from './emulator.ts';

const ops = join(import.meta.dirname, '..', '..', 'infra', 'ops', 'ops.ts');

/** Provisions an account and a key as an operator does, and calls the deployed service with it. */
export async function callWithNewKey(emulator: Emulator, deployed: Deployed): Promise<void> {
  const operate = async (...args: string[]) => {
    const { env } = emulator;
    return JSON.parse(
      await run(process.execPath, [ops, '--stack', deployed.stack, ...args], { env }),
    );
  };
  const account = await operate(
    ...['account', 'create', '--name', 'Deployed', '--plan', 'business'],
    ...['--owner-email', 'owner@example.com', '--owner-password', randomUUID()],
  );
  const key = await operate(
    ...['key', 'create', '--account', String(account.account_id)],
    ...['--user', String(account.user_id), '--name', 'Main', '--access', 'full'],
  );
  const { status, text } = await get('/v1/whoami', key.token, emulator, deployed);
  if (status !== 200) throw new Error(`${text}\nThe new key was answered ${status}.`);
}

/** The address of a stack is a host name that only the emulator knows. */
function get(
  path: string,
  token: string,
  { endpoint }: Emulator,
  { apiUrl }: Deployed,
): Promise<{ status: number | undefined; text: string }> {
  const headers = { host: new URL(apiUrl).host, authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, endpoint), { headers }, async (incoming) => {
      let text = '';
      for await (const chunk of incoming) text += chunk;
      resolve({ status: incoming.statusCode, text });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
