import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundleBudget, usualBytes } from '../support/bundle-budget.ts';
import type { Budget } from './budgets.ts';
import { median } from './median.ts';

/** The share of a plain bundle's import time (design budget). */
const importShare = 0.85;
const rounds = 15;

/** The size of bundles, and the import time of one, relative to a plain bundle of the SDK clients. */
export async function bundleBudgets(bundles: string, folder: string): Promise<Budget[]> {
  const names = (await readdir(bundles)).filter((name) => bundleBudget(name) === usualBytes);
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(fileOf(bundles, name))).size),
  );
  const plain = await buildPlain(folder);
  const ours = fileOf(bundles, 'items.list');
  const ratios: number[] = [];
  // In turns, so that a machine that slows down affects both.
  for (let round = 0; round < rounds; round += 1) {
    const theirs = await importMilliseconds(plain);
    ratios.push((await importMilliseconds(ours)) / theirs);
  }
  return [
    { name: 'largest bundle, KB', measured: Math.max(...sizes) / 1000, budget: usualBytes / 1000 },
    { name: 'import, share of the plain clients', measured: median(ratios), budget: importShare },
  ];
}

const fileOf = (bundles: string, name: string) => join(bundles, name, 'index.mjs');

/** Bundles the two DynamoDB clients without optimisations. */
async function buildPlain(folder: string): Promise<string> {
  const outfile = join(folder, 'plain-clients.mjs');
  const contents = `
    import { createRequire } from 'node:module';
    globalThis.require = createRequire(import.meta.url);
    const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
    const { DynamoDBDocumentClient } = await import('@aws-sdk/lib-dynamodb');
    export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));`;
  const stdin = { contents, resolveDir: import.meta.dirname, loader: 'js' as const };
  const format = { format: 'esm', platform: 'node', target: 'node24', minify: true } as const;
  await build({ stdin, outfile, bundle: true, ...format, mainFields: ['module', 'main'] });
  return outfile;
}

/** The time that a fresh process takes to import a module. */
async function importMilliseconds(file: string): Promise<number> {
  const url = pathToFileURL(file).href;
  const script = `const start = performance.now(); await import('${url}'); console.log(performance.now() - start);`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}
