import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endingSignal, run } from '../support/steps.ts';
import type { Deployment } from './cdk.ts';
import type { Emulator } from './emulator.ts';

const ops = join(import.meta.dirname, '..', '..', 'infra', 'ops', 'ops.ts');

const feedMilliseconds = 60_000;

/** Runs an operators' command, and returns its output. */
export async function runOps({ env }: Emulator, ...args: string[]) {
  return JSON.parse(await run(process.execPath, [ops, ...args], { env }));
}

/** An account, and the token of its key. */
export interface ProvisionedAccount {
  accountId: number;
  token: string;
}

/**
 * Provisions an account and a key as an operator does. Then opens the console, signs the owner in, and creates
 * an item with the key.
 */
export async function callWithNewKey(
  emulator: Emulator,
  deployed: Deployment,
): Promise<ProvisionedAccount> {
  const [email, password] = ['owner@example.com', randomUUID()];
  const onStack = (...args: string[]) => runOps(emulator, '--stack', deployed.stack, ...args);
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
  const item = JSON.stringify({ name: 'Tripod' });
  await expectAnswer(201, 'An item', call('/v1/items', { token: key.token, body: item }));
  return { accountId: account.account_id, token: key.token };
}

/** Calls the deployed service with a key, which it has to accept. */
export async function expectKey(token: string, emulator: Emulator, deployed: Deployment) {
  const call = callDeployed('/v1/whoami', { token }, emulator, deployed);
  await expectAnswer(200, 'The key', call);
}

/** Expects that the deployed description lists a host as a server, besides its own. */
export async function expectServer(host: string, emulator: Emulator, deployed: Deployment) {
  const call = callDeployed('/v1/openapi.json', {}, emulator, deployed);
  const { servers } = JSON.parse(await expectAnswer(200, 'The description', call));
  const urls = servers.map(({ url }: { url: string }) => url).join();
  if (urls !== `/,https://${host}`) throw new Error(`The servers of the description are ${urls}.`);
}

/** Changes the item, and waits until the function of the table's stream has added the change to the feed. */
export async function expectChangeInFeed(
  { token }: ProvisionedAccount,
  emulator: Emulator,
  deployed: Deployment,
): Promise<void> {
  const call = (path: string, options: CallOptions) =>
    callDeployed(path, { token, ...options }, emulator, deployed);
  const name = randomUUID();
  const body = JSON.stringify({ name });
  await expectAnswer(200, 'A change', call('/v1/items/1', { method: 'PATCH', body }));
  const deadline = Date.now() + feedMilliseconds;
  while (Date.now() < deadline) {
    if ((await expectAnswer(200, 'The feed', call('/v1/changes', {}))).includes(name)) return;
    await wait(1000, undefined, { signal: endingSignal });
  }
  throw new Error('Nothing followed a change of the item.');
}

async function expectAnswer(
  status: number,
  what: string,
  call: Promise<CallResult>,
): Promise<string> {
  const answer = await call;
  if (answer.status === status) return answer.text;
  throw new Error(`${answer.text}\n${what} was answered ${answer.status}.`);
}

interface CallOptions {
  token?: string;
  body?: string;
  method?: 'GET' | 'POST' | 'PATCH';
}

interface CallResult {
  status: number | undefined;
  text: string;
}

/** Sends a request to the emulator with the host name of the stack, which only the emulator knows. */
function callDeployed(
  path: string,
  { token, body, method = body === undefined ? 'GET' : 'POST' }: CallOptions,
  { endpoint }: Emulator,
  { apiUrl }: Deployment,
): Promise<CallResult> {
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
