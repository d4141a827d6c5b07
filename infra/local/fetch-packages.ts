import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from './make-folder.ts';

interface Package {
  name: string;
  version: string;
  /** Another one is refused. Without it, what the registry itself says is held against what it sends. */
  integrity?: string;
}

/**
 * Installs packages into `<folder>/node_modules`, whole or not at all: npm does it by a lockfile, from
 * where it is set up to install from. What they depend on is named, too, or not installed.
 * @throws Error with what npm says where it refuses.
 */
export async function fetchPackages(
  packages: readonly Package[],
  { platform, arch }: { platform: string; arch: string },
  folder: string,
): Promise<void> {
  const dependencies = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  const lockedVersions = packages.map(({ name, version, integrity }) => [
    `node_modules/${name}`,
    { version, ...(integrity === undefined ? {} : { integrity }) },
  ]);
  const lockfile = {
    lockfileVersion: 3,
    packages: { '': { dependencies }, ...Object.fromEntries(lockedVersions) },
  };
  await makeFolder(folder, async (draft) => {
    await writeFile(join(draft, 'package.json'), JSON.stringify({ dependencies }));
    await writeFile(join(draft, 'package-lock.json'), JSON.stringify(lockfile));
    const machine = [`--os=${platform}`, `--cpu=${arch}`];
    // Under a silent `npm start`, npm would not print its errors either.
    await npm(['ci', '--loglevel=error', '--ignore-scripts', `--prefix=${draft}`, ...machine]);
  });
}

/** The npm that runs this script, or the one on the PATH, which is a script of the shell on Windows. */
async function npm(args: readonly string[]): Promise<void> {
  const { npm_execpath: own } = process.env;
  try {
    if (own) await promisify(execFile)(process.execPath, [own, ...args]);
    else await promisify(execFile)('npm', args, { shell: process.platform === 'win32' });
  } catch (error) {
    const lines = String(Object(error).stderr).split('\n');
    const errors = lines.filter((line) => line.startsWith('npm error')).slice(0, 3);
    throw new Error(errors.join('\n') || 'npm could not be run.', { cause: error });
  }
}
