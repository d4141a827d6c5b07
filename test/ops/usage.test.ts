import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { writeState } from '#infra/local/state.ts';
import { roles } from '#shared/auth/grants.ts';
import { folder, refusal, run, runProcess, start } from './cli.ts';

const commands = [
  [],
  ...[['account'], ['account', 'create'], ['account', 'set'], ['account', 'close']],
  ...[['account', 'list'], ['user'], ['user', 'create'], ['user', 'set'], ['user', 'list']],
  ...[['key'], ['key', 'create'], ['key', 'set'], ['key', 'revoke'], ['key', 'list']],
  ...[['import'], ['import', 'items'], ['import', 'contacts'], ['import', 'locations']],
];

test('every command explains itself and its options', async () => {
  for (const command of commands) {
    const { code, stdout, stderr } = await run([...command, '--help']);
    expect({ code, stderr }, command.join(' ')).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: ${['ops', ...command].join(' ')} `));
    expect(stdout).toContain('--stack');
  }
});

test.each(['create', 'set'])('user %s explains every role', async (command) => {
  const { stdout } = await run(['user', command, '--help']);
  for (const role of Object.keys(roles)) {
    expect(stdout).toMatch(new RegExp(`^  ${role}: (may|has) .{20,}`, 'm'));
  }
});

test('explains how to start a service if none runs', async () => {
  const empty = await mkdtemp(join(folder, 'empty-'));
  const { code, stdout, stderr } = await runProcess(['account', 'list'], { DATA_DIR: empty });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    `No service runs on ${empty}. Start one with npm start, or name a deployed stack with --stack.\n`,
  );
});

test.each([
  ['Region is missing. Set AWS_REGION', {}],
  ['Could not load credentials from any providers. Sign in to AWS', { AWS_REGION: 'eu-central-1' }],
])('explains what AWS needs: %s', async (reason, environment) => {
  const none = join(folder, 'none');
  const noProfile = { AWS_CONFIG_FILE: none, AWS_SHARED_CREDENTIALS_FILE: none };
  const { code, stderr } = await runProcess(['account', 'list', '--stack', 'Equipment-prod'], {
    ...noProfile,
    ...environment,
    AWS_EC2_METADATA_DISABLED: 'true',
  });
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
});

test('says that the command was done where its output cannot be written', async () => {
  const child = start(['account', 'list']);
  child.stdout?.destroy();
  const ended = new Promise((resolve) => child.once('close', resolve));
  expect(child.stderr && (await text(child.stderr))).toBe(
    'The command was done, but its output cannot be written: write EPIPE\n',
  );
  expect(await ended).toBe(1);
});

test('says that the service ended while the command ran', async () => {
  const ended = await mkdtemp(join(folder, 'ended-'));
  const id = 'ended';
  // It answers once, when it is looked for, and has no store.
  let answers = 1;
  const server = createServer((_request, response) => {
    response.end(answers-- > 0 ? JSON.stringify({ id }) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const endpoint = 'http://127.0.0.1:1';
  writeState({ id, folder: ended, pid: process.pid, url, endpoint, tableName: 'none' });
  const { code, stdout, stderr } = await runProcess(['account', 'list'], { DATA_DIR: ended });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The service ended before the command was done\./);
});

test.each([
  'accounts',
  'account list --verbose',
  'key',
  'key list',
  'key list --account one',
  'user set --account 1 --user 1 --active maybe',
])('reports on stderr what is wrong with ops %s', async (command) => {
  expect(await refusal(...command.split(' '))).not.toBe('');
});

test.each([
  '--stack= account list',
  'account export --account 1 --folder=',
  'import items --file=',
  'import items --file some.csv --refused=',
  'import items --file some.csv --url=',
  'restore compare --table one --with=',
  'restore files --to 2025-05-06T07:08:00Z --bucket=',
  'restore files --to 2025-05-06T07:08:00Z --bucket some --prefix=',
  'restore prepare --table=',
])('names the option that is empty in ops %s', async (command) => {
  const option = /(--\w+)=/.exec(command)?.[1];
  const message = await refusal(...command.split(' '));
  expect(message).toMatch(new RegExp(`^error: option '${option} <\\w+>' argument '' is invalid`));
  expect(message).toContain('Must not be empty.');
});

test('names the option that is not given for the member of a key', async () => {
  const message = await refusal('key', 'create', '--account', '1', '--name', 'A');
  expect(message).toContain("required option '--user <id>' not specified");
});

test('says how large a number may be', async () => {
  const message = await refusal('purge', '--history-days', '99999999');
  expect(message).toContain('at least 1, and at most 9999999.');
});
