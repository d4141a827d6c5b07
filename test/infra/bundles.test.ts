import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { functionFiles } from '#infra/bundle/bundle.ts';
import { bundleBudget } from '../support/bundle-budget.ts';

const first = join(inject('service').folder, 'cdk.out');
const names = Object.keys(functionFiles());
let second: string;

beforeAll(async () => {
  second = await mkdtemp(join(tmpdir(), 'equipment-bundles-'));
  // In a process as the deployment has, not in one of the tests, which load modules another way.
  const args = [join(second, 'bundles'), join(second, 'source-maps')];
  const script = `import { bundleFunctions } from '#infra/bundle/bundle.ts';
    await bundleFunctions(...process.argv.slice(1));`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, ...args]);
});

afterAll(() => rm(second, { recursive: true, force: true }));

const bundleIn = (assembly: string, name: string) =>
  readFile(join(assembly, 'bundles', name, 'index.mjs'));

test('every function has a bundle of one file', async () => {
  const bundles = join(first, 'bundles');
  expect((await readdir(bundles)).sort()).toEqual(names.toSorted());
  for (const name of names) expect(await readdir(join(bundles, name))).toEqual(['index.mjs']);
});

test('every function has a source map, beside the bundles and not in them', async () => {
  const maps = await readdir(join(first, 'source-maps'));
  expect(maps.sort()).toEqual(names.map((name) => `${name}.json`).sort());
});

test.each(names.map((name) => ({ name, budget: bundleBudget(name) })))(
  '$name has at most $budget bytes',
  async ({ name, budget }) => {
    expect((await bundleIn(first, name)).length).toBeLessThanOrEqual(budget);
  },
);

test.each(names)('%s is the same to the byte when it is built again', async (name) => {
  const isSame = (await bundleIn(first, name)).equals(await bundleIn(second, name));
  expect(isSame).toBe(true);
});
