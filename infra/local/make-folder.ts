import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder completely or not at all: it is filled elsewhere in the same parent, and then moved. If two
 * make it at once, the first one stays, because something may use it already.
 * @throws what `fill` throws, where nobody else made the folder meanwhile.
 */
export async function makeFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  try {
    await fill(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
