import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const sources = [
  '{shared,functions,infra,clients/typescript/src,clients/importer,test}/**/*.{ts,tsx,mjs}',
  'clients/*.ts',
];
const aliases: readonly [string, string][] = [
  ['#client/', 'clients/typescript/src/'],
  ['#importer/', 'clients/importer/'],
  ['#console/', 'functions/console/app/'],
  ['#shared/', 'shared/'],
  ['#infra/', 'infra/'],
];

/** The text of every source file, by its path. */
export const texts: ReadonlyMap<string, string> = new Map(
  globSync(sources, { cwd: root, exclude: (path) => path.endsWith('node_modules') }).map(
    (path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')] as const,
  ),
);

/** The specifiers of all imports of a file, those of types too. */
function specifiersIn(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*['"`]([^'"`]+)['"`]/g)].map(
    ([, path = '']) => path,
  );
}

/** The file of the project that a specifier names; undefined for a package. */
function resolveSpecifier(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(importer), specifier));
  const [prefix, folder] = aliases.find(([alias]) => specifier.startsWith(alias)) ?? [];
  return prefix === undefined ? undefined : folder + specifier.slice(prefix.length);
}

export interface SourceFile {
  path: string;
  specifiers: string[];
  /** The files of the project that it imports. */
  imports: string[];
}

export const sourceFiles: readonly SourceFile[] = [...texts].map(([path, text]) => {
  const specifiers = specifiersIn(text);
  const imports = specifiers.flatMap((one) => resolveSpecifier(path, one) ?? []);
  return { path, specifiers, imports: imports.filter((one) => texts.has(one)) };
});
