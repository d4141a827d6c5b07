import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');

/** In node_modules, since the cache depends on the installed packages. */
export const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'equipment-service');
/** The cache for compiled code, with which commands start faster. */
export const compiledFolder = join(cacheFolder, 'compiled');

/** Everything on which bundles and templates depend, including the versions that npm has installed. */
const sources = [
  ...['package.json', 'package-lock.json', 'node_modules/.package-lock.json'],
  ...['tsconfig.json', 'cdk.json', 'docs/guides/*.md'],
  ...['clients/{importer,typescript/src}/**', '{functions,infra,shared}/**'],
];

/** A hash of the sources, the context, the kind and the version of Node. */
export async function hashSources(
  kind: string,
  context: string,
  project = projectFolder,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, kind, context]));
  const files = globSync(sources, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? '';
    hash.update(`\n${relative(project, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
