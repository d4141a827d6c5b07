import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheAssembly, copyCached } from './assembly-cache.ts';
import { hashSources, projectFolder } from './sources.ts';

/**
 * The kind of bundles that a service runs: those for deployment, or those for one machine, which share files
 * with common code.
 */
export type BundleKind = 'deployed' | 'sharing';

/** The programs that build the bundles and templates of a kind, in parallel. */
const programs: Record<BundleKind, readonly string[]> = {
  deployed: ['infra/local/deployed-process.ts'],
  sharing: ['infra/local/bundle-process.ts', 'infra/local/stack-process.ts'],
};
/** A file with the hash of the sources of a folder's bundles and templates. */
const markFile = 'sources.sha256';

/**
 * Provides the bundles and templates in a folder. They are built unless the folder or the cache has them for
 * the same sources.
 */
export async function synthesise(folder: string, kind: BundleKind): Promise<void> {
  const mark = join(folder, markFile);
  const context = process.env.CDK_CONTEXT_JSON ?? (await contextOfProject());
  const hash = await hashSources(kind, context);
  if ((await readFile(mark, 'utf8').catch(() => undefined)) === hash) return;
  await rm(folder, { recursive: true, force: true });
  if (!(await copyCached(hash, folder))) {
    await make(kind, context, folder);
    await cacheAssembly(hash, folder);
  }
  await writeFile(mark, hash);
}

async function contextOfProject(): Promise<string> {
  const { context } = JSON.parse(await readFile(join(projectFolder, 'cdk.json'), 'utf8'));
  return JSON.stringify(context ?? {});
}

/**
 * Builds in separate processes, whose memory is then freed. Each build has its own folder, since processes of
 * a killed start may still be writing.
 */
async function make(kind: BundleKind, context: string, folder: string): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'equipment-bundles-'));
  const ending = new AbortController();
  const variables = { CDK_CONTEXT_JSON: context, CDK_OUTDIR: draft };
  const options = { env: { ...process.env, ...variables }, signal: ending.signal };
  const run = (program: string) =>
    promisify(execFile)(process.execPath, [join(projectFolder, program)], options);
  try {
    await Promise.all(programs[kind].map(run));
    await cp(draft, folder, { recursive: true });
  } finally {
    ending.abort();
    await rm(draft, { recursive: true, force: true });
  }
}
