import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { run } from '../support/steps.ts';
import type { Deployed } from './cdk.ts';
import type { Emulator } from './emulator.ts';

const ops = join(import.meta.dirname, '..', '..', 'infra', 'ops', 'ops.ts');

/** Runs a command of operators, and gives what it prints. */
export async function operate({ env }: Emulator, ...args: string[]) {
  return JSON.parse(await run(process.execPath, [ops, ...args], { env }));
}

/**
 * Provisions an account and a key as an operator does, and calls the deployed service with it; opens the
 * console there, and signs the owner in. The token of the key.
 */
export async function callWithNewKey(emulator: Emulator, deployed: Deployed): Promise<string> {
  const [email, password] = ['owner@example.com', randomUUID()];
  const onStack = (...args: string[]) => operate(emulator, '--stack', deployed.stack, ...args);
  const account = await onStack(
    ...['account', 'create', '--name', 'Deployed', '--plan', 'business'],
    ...['--owner-email', email, '--owner-password', password],
  );
  const key = await onStack(
    ...['key', 'create', '--account', String(account.account_id)],
    ...['--user', String(account.user_id), '--name', 'Main', '--access', 'full'],
  );
  const call = (path: string, options: CallOptions) =>
    callDeployed(path, options, emulator, deployed);
  await expectKey(key.token, emulator, deployed);
  await expectAnswer(200, 'The console', call('/', {}));
  const body = JSON.stringify({ email, password });
  const signedIn = await expectAnswer(201, 'A sign-in', call('/v1/auth/login', { body }));
  const { access_token: token } = JSON.parse(signedIn).data;
  await expectAnswer(200, 'A session', call('/v1/accounts', { token }));
  return key.token;
}

/** Calls the deployed service with a key, which it has to know. */
export async function expectKey(token: string, emulator: Emulator, deployed: Deployed) {
  const call = callDeployed('/v1/whoami', { token }, emulator, deployed);
  await expectAnswer(200, 'The key', call);
}

async function expectAnswer(status: number, what: string, call: Promise<Called>): Promise<string> {
  const answer = await call;
  if (answer.status === status) return answer.text;
  throw new Error(`${answer.text}\n${what} was answered ${answer.status}.`);
}

interface CallOptions {
  token?: string;
  /** Sent by POST. */
  body?: string;
}

interface Called {
  status: number | undefined;
  text: string;
}

/** The address of a stack is a host name that only the emulator knows. */
function callDeployed(
  path: string,
  { token, body }: CallOptions,
  { endpoint }: Emulator,
  { apiUrl }: Deployed,
): Promise<Called> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = {
    host: new URL(apiUrl).host,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, endpoint), { method, headers }, async (incoming) => {
      let text = '';
      for await (const chunk of incoming) text += chunk;
      resolve({ status: incoming.statusCode, text });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
