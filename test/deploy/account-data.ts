import { join } from 'node:path';
import { ask } from './ask.ts';
import type { Deployment } from './cdk.ts';
import type { Emulator } from './emulator.ts';
import { operate } from './provision.ts';

interface AccountOf {
  emulator: Emulator;
  python: string;
  deployed: Deployment;
  accountId: number;
}

/** Hands an account over, as docs/retention.md says: its records, and who did what, in a folder. */
export async function exportAccount(of: AccountOf, folder: string): Promise<void> {
  const { emulator, deployed, accountId } = of;
  const account = ['account', 'export', '--account', String(accountId)];
  const onStack = ['--stack', deployed.stack, ...account, '--folder', join(folder, 'export')];
  const { lines } = await operate(emulator, ...onStack);
  for (const name of ['account', 'item', 'user', 'key', 'history', 'audit']) {
    if (!lines[`${name}.jsonl`]) throw new Error(`The export has no ${name}.`);
  }
}

/** Closes and erases an account, and looks for what is left of it. */
export async function eraseAccount(of: AccountOf): Promise<void> {
  const { emulator, python, deployed, accountId } = of;
  const rows = () =>
    ask('rows-of-account.py', python, emulator, deployed.tableName, `${accountId}`);
  if ((await rows()) === '') throw new Error('The account has no rows to erase.');
  const account = ['--account', String(accountId)];
  const onStack = (...args: string[]) => operate(emulator, '--stack', deployed.stack, ...args);
  await onStack('account', 'close', ...account);
  await onStack('account', 'erase', ...account, '--after-days', '0');
  const left = await rows();
  if (left !== '') throw new Error(`Of the account is left:\n${left}`);
}
