import { constants } from 'node:fs';
import { cp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { restrict } from './private-files.ts';
import { cacheFolder } from './sources.ts';

const assemblies = join(cacheFolder, 'assemblies');
/** Enough to switch between two branches, with two kinds of bundles each. */
const maxEntries = 4;
/** Copies on write, if the file system can, so that a copy takes no space. */
const copying = { recursive: true, mode: constants.COPYFILE_FICLONE };

/** Copies the cached bundles and templates of a hash into a folder. Returns whether there were any. */
export async function copyCached(hash: string, folder: string): Promise<boolean> {
  const cachedAssembly = join(assemblies, hash);
  try {
    const now = new Date();
    await utimes(cachedAssembly, now, now);
    await cp(cachedAssembly, folder, copying);
    return true;
  } catch {
    await rm(folder, { recursive: true, force: true });
    return false;
  }
}

/** Caches a folder of bundles and templates for later starts from the same sources. */
export async function cacheAssembly(hash: string, folder: string): Promise<void> {
  try {
    await makeFolder(join(assemblies, hash), async (draft) => {
      await cp(folder, draft, copying);
      // Copies have the permissions of their sources.
      restrict(draft);
    });
    await removeOldest();
  } catch {
    // Without a cache, the next start builds the stacks again.
  }
}

async function removeOldest(): Promise<void> {
  const paths = (await readdir(assemblies)).map((name) => join(assemblies, name));
  const entries = await Promise.all(
    paths.map(async (path) => ({ path, usedAt: (await stat(path)).mtimeMs })),
  );
  const old = entries.toSorted((a, b) => b.usedAt - a.usedAt).slice(maxEntries);
  for (const { path } of old) await rm(path, { recursive: true, force: true });
}
