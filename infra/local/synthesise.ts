import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyKept, keep } from './kept-assemblies.ts';
import { hashSources, projectFolder } from './sources.ts';

/**
 * Which bundles a service runs: those that are deployed, or those for one machine, whose functions
 * share what they have in common.
 */
export type BundleKind = 'deployed' | 'sharing';

/** What makes the bundles and templates of a kind, side by side. */
const programs: Record<BundleKind, readonly string[]> = {
  deployed: ['infra/app.ts'],
  sharing: ['infra/local/bundle-process.ts', 'infra/local/stack-process.ts'],
};
/** Says what the bundles and templates in a folder were made of. */
const markFile = 'sources.sha256';

/**
 * Provides the bundles of the functions and the templates of the stacks in a folder. They are made
 * only where none of the same sources are there, or were kept when another folder had them made.
 */
export async function synthesise(folder: string, kind: BundleKind): Promise<void> {
  const mark = join(folder, markFile);
  const context = process.env.CDK_CONTEXT_JSON ?? (await contextOfProject());
  const hash = await hashSources(kind, context);
  if ((await readFile(mark, 'utf8').catch(() => undefined)) === hash) return;
  await rm(folder, { recursive: true, force: true });
  if (!(await copyKept(hash, folder))) {
    await make(kind, { CDK_CONTEXT_JSON: context, CDK_OUTDIR: folder });
    await keep(hash, folder);
  }
  await writeFile(mark, hash);
}

async function contextOfProject(): Promise<string> {
  const { context } = JSON.parse(await readFile(join(projectFolder, 'cdk.json'), 'utf8'));
  return JSON.stringify(context ?? {});
}

/** In processes of their own, which give back what they took. */
async function make(kind: BundleKind, variables: NodeJS.ProcessEnv): Promise<void> {
  // `npm run synth` validates the templates; to run them here changes nothing of them.
  const env = { ...process.env, CDK_VALIDATION: 'false', ...variables };
  const run = (program: string) =>
    promisify(execFile)(process.execPath, [join(projectFolder, program)], { env });
  await Promise.all(programs[kind].map(run));
}
