import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');
const app = join(root, 'infra', 'app.ts');
/** All that bundles and stacks are made of. */
const sources = [
  'package-lock.json',
  'cdk.json',
  '{functions,infra,shared}/**/*.{ts,tsx,js,json,xml,css,html,svg,webmanifest}',
  'docs/guides/*.md',
];
/** Says what the stacks in a folder were made of. */
const markFile = 'sources.sha256';

/**
 * Bundles the functions and synthesises the stacks into a folder, in a process of its own; unless
 * they are there, made of the same sources.
 */
export async function synthesise(folder: string): Promise<void> {
  const mark = join(folder, markFile);
  const hash = await hashSources();
  if ((await readFile(mark, 'utf8').catch(() => undefined)) === hash) return;
  await rm(folder, { recursive: true, force: true });
  const { context } = JSON.parse(await readFile(join(root, 'cdk.json'), 'utf8'));
  const env = {
    CDK_CONTEXT_JSON: JSON.stringify(context ?? {}),
    ...process.env,
    CDK_OUTDIR: folder,
  };
  await promisify(execFile)(process.execPath, [app], { env });
  await writeFile(mark, hash);
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const file of files) {
    hash.update(`\n${file}\n`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}
