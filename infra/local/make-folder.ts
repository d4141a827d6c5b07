import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder whole or not at all: it is filled beside its place, and moved there. Of two that make it
 * at once, the first one's stays, for something may use it already.
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
