import { randomUUID } from 'node:crypto';
import { runCommand } from './command.ts';

/** Enough for 75 requests a second. */
const keysTotal = 15;

/** Creates an account with the operators' commands, which every commit has. Returns the tokens of its keys. */
export async function createAccountWithOps(project: string, dataFolder: string): Promise<string[]> {
  const run = async (...args: string[]) => {
    const command = ['run', '--silent', 'ops', '--', ...args];
    return JSON.parse(await runCommand('npm', command, project, { DATA_DIR: dataFolder }));
  };
  const owner = ['--owner-email', 'bench@example.com', '--owner-password', randomUUID()];
  const plan = ['--name', 'Benchmark', '--plan', 'enterprise'];
  const { account_id, user_id } = await run('account', 'create', ...plan, ...owner);
  const member = ['--account', String(account_id), '--user', String(user_id)];
  const tokens: string[] = [];
  for (let number = 1; number <= keysTotal; number += 1) {
    const key = ['--name', `Key ${number}`, '--access', 'full'];
    const { token } = await run('key', 'create', ...member, ...key);
    tokens.push(token);
  }
  return tokens;
}
