import { join } from 'node:path';
import type { Deployment } from './cdk.ts';
import type { Emulator } from './emulator.ts';
import { runOps } from './provision.ts';
import { runEmulatorScript } from './run-emulator-script.ts';

interface DeployedAccount {
  emulator: Emulator;
  python: string;
  deployed: Deployment;
  accountId: number;
}

/** Exports an account to a folder as docs/retention.md describes, with its records and history. */
export async function exportAccount(target: DeployedAccount, folder: string): Promise<void> {
  const { emulator, deployed, accountId } = target;
  const account = ['account', 'export', '--account', String(accountId)];
  const onStack = ['--stack', deployed.stack, ...account, '--folder', join(folder, 'export')];
  const { lines } = await runOps(emulator, ...onStack);
  for (const name of ['account', 'item', 'user', 'key', 'history', 'audit']) {
    if (!lines[`${name}.jsonl`]) throw new Error(`The export has no ${name}.`);
  }
}

/** Closes and erases an account, and expects none of its rows to be left. */
export async function eraseAccount(target: DeployedAccount): Promise<void> {
  const { emulator, python, deployed, accountId } = target;
  const rows = () =>
    runEmulatorScript('rows-of-account.py', python, emulator, deployed.tableName, `${accountId}`);
  if ((await rows()) === '') throw new Error('The account has no rows to erase.');
  const account = ['--account', String(accountId)];
  const onStack = (...args: string[]) => runOps(emulator, '--stack', deployed.stack, ...args);
  await onStack('account', 'close', ...account);
  await onStack('account', 'erase', ...account, '--after-days', '0');
  const left = await rows();
  if (left !== '') throw new Error(`Of the account is left:\n${left}`);
}
