import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '#infra/local/sources.ts';
import { synthesise } from '#infra/local/synthesise.ts';
import { readStack } from '#infra/local/template.ts';
import { attributesOf } from '#shared/table/attributes.ts';
import { bulkLoad } from './bulk-load.ts';
import { datasetRows, sampleRows } from './rows.ts';

const sources = ['test/bench/dataset/{contents,rows}.ts', 'test/bench/shares.ts'];

/** Returns the store file with the items of the benchmark. It is written again if their rows would differ. */
export async function provideDataset(folder: string, tableName: string): Promise<string> {
  const stack = join(folder, 'cdk.out');
  await synthesise(stack, 'deployed');
  const { table } = readStack(stack);
  const file = join(folder, `dataset-${hashRows()}${hashText(JSON.stringify(table))}.db`);
  if (existsSync(file)) return file;
  console.log('Writing the items of the benchmark, once for rows of this form …');
  for (const name of await readdir(folder)) {
    if (name.startsWith('dataset')) await rm(join(folder, name), { recursive: true });
  }
  await bulkLoad(`${file}.part`, tableName, table, datasetRows());
  await rename(`${file}.part`, file);
  return file;
}

/** A hash of a sample of the rows, which changes with the sources that make them. */
export function hashRows(): string {
  const hash = createHash('sha256').update(hashFiles(sources));
  for (const row of sampleRows()) hash.update(JSON.stringify(attributesOf(row)));
  return shortHash(hash.digest('hex'));
}

/** A hash of files, which changes with their contents. */
export function hashFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync([...patterns], { cwd: projectFolder }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(projectFolder, file)));
  }
  return shortHash(hash.digest('hex'));
}

const hashText = (text: string) => shortHash(createHash('sha256').update(text).digest('hex'));
const shortHash = (hash: string) => hash.slice(0, 12);
