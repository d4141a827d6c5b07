import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { functionFiles, picturesFunction } from '#infra/bundle/bundle.ts';
import { bundleBudget } from '../support/bundle-budget.ts';

const assembly = join(inject('service').folder, 'cdk.out');
const names = Object.keys(functionFiles());

test('every function has a bundle of one file', async () => {
  const bundles = join(assembly, 'bundles');
  expect((await readdir(bundles)).sort()).toEqual(names.toSorted());
  for (const name of names) {
    const program = name === picturesFunction ? ['draw-preview.mjs'] : [];
    expect(await readdir(join(bundles, name))).toEqual([...program, 'index.mjs']);
  }
});

test('every function has a source map, beside the bundles and not in them', async () => {
  const maps = await readdir(join(assembly, 'source-maps'));
  expect(maps.sort()).toEqual(names.map((name) => `${name}.json`).sort());
});

test.each(names.map((name) => ({ name, budget: bundleBudget(name) })))(
  '$name has at most $budget bytes',
  async ({ name, budget }) => {
    const { size } = await stat(join(assembly, 'bundles', name, 'index.mjs'));
    expect(size).toBeLessThanOrEqual(budget);
  },
);
