import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const app = join(import.meta.dirname, '..', 'app.ts');

/** Bundles the functions and synthesises the stacks into a folder, in a process of its own. */
export async function synthesise(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const env = { ...process.env, CDK_OUTDIR: folder };
  await promisify(execFile)(process.execPath, [app], { env });
}
