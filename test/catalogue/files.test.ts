import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { backgroundFunctions } from '#infra/background-functions.ts';
import { fileOf, functionFiles, pageFunctions } from '#infra/bundle/bundle.ts';
import { routes } from '#shared/families/routes.ts';

const root = join(import.meta.dirname, '..', '..');

test.each(routes)('$name has its handler in functions/', ({ family, operation }) => {
  expect(existsSync(join(root, fileOf(family, operation)))).toBe(true);
});

test.each(Object.keys(backgroundFunctions))(
  'background.%s has its handler in functions/, too',
  (name) => {
    expect(existsSync(join(root, fileOf('background', name)))).toBe(true);
  },
);

test('functions/ has only handlers of endpoints, of the background, of all other requests, of the canary, of returned mail and of pages', () => {
  const files = readdirSync(join(root, 'functions'), { recursive: true, encoding: 'utf8' })
    // Code for browsers is bundled into the function that serves it.
    .filter((file) => file.endsWith('.ts') && file.split(sep)[1] !== 'app')
    .map((file) => join('functions', file));
  expect(files.sort()).toEqual(Object.values(functionFiles()).sort());
  const count = routes.length + Object.keys(backgroundFunctions).length + 3;
  expect(files).toHaveLength(count + Object.keys(pageFunctions).length);
});

test('no two endpoints share a method and a path', () => {
  const keys = routes.map(({ route }) => `${route.method} ${route.path}`);
  expect(new Set(keys).size).toBe(keys.length);
});
