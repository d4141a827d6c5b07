import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './imports.ts';
import { layers, packages } from './layers.ts';

const shared = sourceFiles.filter(({ path }) => path.startsWith('shared/'));
const folderOf = (path: string) =>
  dirname(path) === 'shared' ? '.' : dirname(path).slice('shared/'.length);

test('every folder of shared/ is in the list of layers', () => {
  const folders = new Set(shared.map(({ path }) => folderOf(path)));
  expect([...folders].sort()).toEqual([...layers].sort());
});

test('no file of shared/ imports one of a folder above its own', () => {
  const upward = shared.flatMap(({ path, imports }) =>
    imports
      .filter((one) => layers.indexOf(folderOf(one)) > layers.indexOf(folderOf(path)))
      .map((one) => `${path} imports ${one}`),
  );
  expect(upward).toEqual([]);
});

test('no file of shared/ imports a file outside of it', () => {
  const outside = shared.flatMap(({ path, imports, specifiers }) => [
    ...imports.filter((one) => !one.startsWith('shared/')).map((one) => `${path}: ${one}`),
    ...specifiers.filter((one) => one.startsWith('../')).map((one) => `${path}: ${one}`),
  ]);
  expect(outside).toEqual([]);
});

test.each(Object.entries(packages))('only the folders that need it import %s', (name, allowed) => {
  const others = shared
    .filter(({ specifiers }) => specifiers.some((one) => one.startsWith(name)))
    .filter(({ path }) => !allowed.test(folderOf(path)));
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('no files import each other in a cycle', () => {
  expect(sourceFiles.flatMap((file) => findCycle(file) ?? [])).toEqual([]);
});

const importsOf = new Map(sourceFiles.map(({ path, imports }) => [path, imports]));

/** The shortest chain of imports from a file back to itself; undefined if there is none. */
function findCycle({ path: start }: SourceFile): string | undefined {
  const chains = new Map([[start, [start]]]);
  for (const [path, chain] of chains) {
    for (const next of importsOf.get(path) ?? []) {
      if (next === start) return chain.join(' > ');
      if (!chains.has(next)) chains.set(next, [...chain, next]);
    }
  }
  return undefined;
}
