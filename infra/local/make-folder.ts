import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder with its content, completely or not at all: it is filled under another name, and then
 * renamed. If two processes do so at once, the first folder stays, since it may be in use already.
 * @throws what `fill` throws, unless another process has created the folder.
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
