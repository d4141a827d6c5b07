import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '#infra/local/sources.ts';
import { runCommand } from './command.ts';

/** Another commit, checked out into its own folder, with its packages. */
export interface Checkout {
  commit: string;
  folder: string;
}

/** Checks a commit out and installs its packages, unless an earlier run did. */
export async function provideCheckout(name: string, folder: string): Promise<Checkout> {
  const commit = await findCommit(name);
  const checkout = { commit, folder: join(folder, commit) };
  if (existsSync(checkout.folder)) return checkout;
  const short = commit.slice(0, 7);
  console.log(`Installing the packages of ${short}, once …`);
  const draft = `${checkout.folder}.part`;
  const archive = `${draft}.tar`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await runCommand('git', ['archive', '--output', archive, commit], projectFolder);
  await runCommand('tar', ['-xf', archive], draft);
  await rm(archive);
  await runCommand('npm', ['ci'], draft);
  await rename(draft, checkout.folder);
  return checkout;
}

async function findCommit(name: string): Promise<string> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  try {
    return (await runCommand('git', args, projectFolder)).trim();
  } catch {
    throw new Error(`There is no commit ${name} in this repository.`);
  }
}
