import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from './make-folder.ts';

interface Package {
  name: string;
  version: string;
  /** The hash that the package must have. Without it, the hash that the registry gives is checked. */
  integrity?: string;
}

/**
 * Installs packages into `<folder>/node_modules`, completely or not at all, with a lockfile and the user's npm
 * settings. Dependencies are installed only if they are listed, too.
 * @throws Error with the output of npm if it fails.
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
    // Otherwise npm would print no errors when `npm start` is silent.
    await npm(['ci', '--loglevel=error', '--ignore-scripts', `--prefix=${draft}`, ...machine]);
  });
}

/** Runs the npm that runs this script, or the one on the PATH, which is a shell script on Windows. */
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
