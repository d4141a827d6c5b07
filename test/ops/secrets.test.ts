import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { client } from '../support/http.ts';
import {
  folder,
  newEmail,
  ops,
  password,
  program,
  provision,
  refusal,
  run,
  runProcess,
} from './cli.ts';
import { csvFile } from './csv-import.ts';

const passwordVariable = { EQUIPMENT_PASSWORD: password };

test('a password may come from the environment', async () => {
  const args = ['account', 'create', '--name', 'Rental', '--plan', 'business'];
  const created = await runProcess([...args, '--owner-email', newEmail()], passwordVariable);
  expect(created).toMatchObject({ code: 0, stderr: '' });
  const { account } = await provision('business');
  const member = ['--email', newEmail(), '--name', 'Ada', '--role', 'viewer'];
  const added = await runProcess(['user', 'create', ...account, ...member], passwordVariable);
  expect(added).toMatchObject({ code: 0, stdout: '{"user_id":2}\n' });
});

test('a password for an address that keeps its own is said not to be set', async () => {
  const email = newEmail();
  const owner = ['--name', 'Rental', '--plan', 'free', '--owner-email', email];
  const create = ['account', 'create', ...owner];
  await ops(...create, '--owner-password', password);
  const other = { EQUIPMENT_PASSWORD: `${password} anew` };
  const note = `${email} signs in already, and keeps its password: the one given was not set.\n`;
  expect(await runProcess(create, other)).toMatchObject({ code: 0, stderr: note });
  const { account } = await provision('free');
  const member = ['--email', email, '--name', 'Ada', '--role', 'viewer'];
  const added = await runProcess(['user', 'create', ...account, ...member], other);
  expect(added).toMatchObject({ code: 0, stderr: note, stdout: '{"user_id":2}\n' });
  expect(await runProcess(create)).toMatchObject({ code: 0, stderr: '' });
});

test('a key may come from the environment', async () => {
  const { token, api } = await newAccount();
  const args = ['import', 'items', '--file', await csvFile('name', 'Lamp')];
  expect(await runProcess(args, { EQUIPMENT_TOKEN: token })).toMatchObject({ code: 0, stderr: '' });
  expect((await api.get('/v1/items')).body.data).toMatchObject([{ name: 'Lamp' }]);
});

test('names the sources of a secret if none is given and there is no terminal to ask at', async () => {
  const file = await csvFile('name', 'Lamp');
  expect(await refusal('import', 'items', '--file', file)).toMatch(
    /^validation_failed: token: .*EQUIPMENT_TOKEN.*--token/,
  );
  const { stdout } = await run(['account', 'create', '--help']);
  expect(stdout).toContain('EQUIPMENT_PASSWORD');
});

test('a password is asked for at a terminal, which does not show it', async () => {
  const email = newEmail();
  const args = ['account', 'create', '--name', 'Rental', '--plan', 'business'];
  const questions = ["The owner's password", "The owner's password, again"];
  const shown = await typeAtTerminal([...args, '--owner-email', email], questions, password);
  expect(shown).toMatch(/"account_id":\d+/);
  expect(shown).not.toContain(password);
  // The address signs in with what was typed.
  const again = [...args, '--owner-email', email, '--owner-password', password];
  const { account_id } = await ops(...again);
  const key = ['key', 'create', '--account', String(account_id), '--user', '1'];
  const { token } = await ops(...key, '--name', 'Main', '--access', 'full');
  expect((await client(token).get('/v1/whoami')).status).toBe(200);
});

/** Runs a command at a terminal of its own (`script` of util-linux), and types an answer to each question. */
async function typeAtTerminal(
  args: readonly string[],
  questions: readonly string[],
  answer: string,
): Promise<string> {
  const quoted = [process.execPath, program, ...args].map((part) => `'${part}'`).join(' ');
  const { PATH, HOME } = process.env;
  const child = spawn('script', ['--quiet', '--command', quoted, '/dev/null'], {
    env: { PATH, HOME, DATA_DIR: folder, TERM: 'xterm' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const remaining = [...questions];
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (remaining[0] === undefined || !output.includes(remaining[0])) return;
    remaining.shift();
    child.stdin.write(`${answer}\r`);
  });
  return text(child.stdout);
}
