import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Command, CommanderError } from 'commander';
import { inject } from 'vitest';
import { askIdentity } from '#infra/local/identity.ts';
import { writeState } from '#infra/local/state.ts';
import { reasonOf } from '#infra/ops/output.ts';
import { addCommands } from '#infra/ops/program.ts';

export const program = join(import.meta.dirname, '..', '..', 'infra', 'ops', 'ops.ts');

const { url, endpoint, tableName, folder: serviceFolder } = inject('service');

/** A folder of this process: the data folder of a running service, and space for files. */
export const folder = mkdtempSync(join(serviceFolder, 'ops-'));

const id = await askIdentity(url);
if (id === undefined) throw new Error('The service under test does not say which one it is.');
writeState({ id, folder, pid: process.pid, url, endpoint, tableName });
// Where commands in this process look for a running service.
process.env.DATA_DIR = folder;

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

type Environment = Record<string, string | undefined>;

/** Starts the program without a build; it finds the service by the data folder only. */
export function start(args: readonly string[], environment: Environment = {}): ChildProcess {
  const { PATH, HOME, PASSWORD_COST } = process.env;
  return spawn(process.execPath, [program, ...args], {
    env: { PATH, HOME, PASSWORD_COST, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a command to its end in a process of its own, as operators do. */
export async function runProcess(
  args: readonly string[],
  environment?: Environment,
): Promise<Outcome> {
  const child = start(args, environment);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const { stdout: out, stderr: err } = child;
  if (!out || !err) throw new Error('The program has no output to read.');
  const [stdout, stderr, code] = await Promise.all([text(out), text(err), ended]);
  return { code, stdout, stderr };
}

/** Runs a command to its end in this process, which is a second faster than to start the program. */
export async function run(args: readonly string[]): Promise<Outcome> {
  const outcome = { code: 0, stdout: '', stderr: '' };
  const root = new Command('ops').exitOverride().configureOutput({
    writeOut: (written) => {
      outcome.stdout += written;
    },
    writeErr: (written) => {
      outcome.stderr += written;
    },
  });
  try {
    await addCommands(root).parseAsync(args, { from: 'user' });
    outcome.code = Number(process.exitCode ?? 0);
  } catch (error) {
    outcome.code = error instanceof CommanderError ? error.exitCode : 1;
    if (!(error instanceof CommanderError)) outcome.stderr += `${reasonOf(error)}\n`;
  } finally {
    process.exitCode = undefined;
  }
  return outcome;
}

/** What a command prints. Throws unless it succeeds and prints just one JSON object, on one line. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the program prints
export async function ops(...args: string[]): Promise<any> {
  const outcome = await run(args);
  const isOneLine = /^\{.*\}\n$/.test(outcome.stdout);
  if (outcome.code === 0 && outcome.stderr === '' && isOneLine) return JSON.parse(outcome.stdout);
  throw new Error(`ops ${args.join(' ')}: ${JSON.stringify(outcome)}`);
}

/** Why a command is refused. Throws unless it exits with 1 and prints only the reason. */
export async function refusal(...args: string[]): Promise<string> {
  const outcome = await run(args);
  if (outcome.code === 1 && outcome.stdout === '') return outcome.stderr.trimEnd();
  throw new Error(`ops ${args.join(' ')}: ${JSON.stringify(outcome)}`);
}

export const password = 'correct horse battery';

/** An address that no other test uses. */
export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Provisions an account with the program, and returns the options that name it and its owner. */
export async function provision(plan: string, ...more: string[]) {
  const owner = ['--owner-email', newEmail(), '--owner-password', password];
  const created = await ops(
    'account',
    'create',
    '--name',
    'Rental',
    '--plan',
    plan,
    ...owner,
    ...more,
  );
  const account = ['--account', String(created.account_id)];
  return { id: created.account_id as number, account, owner: ['--user', String(created.user_id)] };
}

/** The options of a key with all permissions of its member. */
export function fullKey(name: string): string[] {
  return ['--name', name, '--access', 'full'];
}
