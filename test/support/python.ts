import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './steps.ts';

const python = 'python3';

/** A command that fails where Python cannot create virtual environments. */
export const pythonCheck = [python, ['-c', 'import ensurepip, venv']] as const;

/** Installs a package into a virtual environment, unless it is there. Returns the folder of its commands. */
export async function installPackage(requirement: string, folder: string): Promise<string> {
  const installed = join(folder, 'installed');
  const commands = join(folder, 'bin');
  const isInstalled = existsSync(installed) && (await readFile(installed, 'utf8')) === requirement;
  if (isInstalled) return commands;
  await rm(folder, { recursive: true, force: true });
  await run(python, ['-m', 'venv', folder]);
  const quietly = ['--quiet', '--disable-pip-version-check'];
  await run(join(commands, 'python'), ['-m', 'pip', 'install', ...quietly, requirement]);
  await writeFile(installed, requirement);
  return commands;
}
