import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { functionFiles } from '#infra/bundle/bundle.ts';
import { hashSources } from '#infra/local/sources.ts';
import { synthesise } from '#infra/local/synthesise.ts';
import { readStack } from '#infra/local/template.ts';

const deployed = join(inject('service').folder, 'cdk.out');
const templateOf = (folder: string) => join(folder, 'Equipment-dev.template.json');
const bundleOf = (folder: string) => join(folder, 'bundles', 'items.list', 'index.mjs');
let sharing: string;

beforeAll(async () => {
  sharing = await mkdtemp(join(tmpdir(), 'equipment-sharing-'));
  await synthesise(sharing, 'sharing');
  return () => rm(sharing, { recursive: true, force: true });
});

test('bundles and templates of unchanged sources are not built again', async () => {
  const before = await stat(templateOf(deployed));
  await synthesise(deployed, 'deployed');
  const after = await stat(templateOf(deployed));
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

test('another folder gets identical bundles and templates from the cache', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'equipment-kept-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await synthesise(folder, 'deployed');
  const read = (from: string) =>
    Promise.all([templateOf(from), bundleOf(from)].map((file) => readFile(file)));
  expect(await read(folder)).toEqual(await read(deployed));
});

test('a folder with another kind of bundles gets the requested kind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'equipment-kinds-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await synthesise(folder, 'deployed');
  await synthesise(folder, 'sharing');
  expect(await readFile(bundleOf(folder))).toEqual(await readFile(bundleOf(sharing)));
});

test('the hash of bundles depends on their kind and context', async () => {
  const hashes = await Promise.all([
    hashSources('deployed', '{}'),
    hashSources('sharing', '{}'),
    hashSources('deployed', '{"productionHost":"api.example.org"}'),
  ]);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test.each([
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
  'cdk.json',
  'docs/guides/errors.md',
  'functions/console/app/style/all.css',
  'infra/bundle/bundle.ts',
  'shared/errors.ts',
  'clients/typescript/src/client.ts',
])('a change of %s changes the hash of bundles', async (file) => {
  const project = await mkdtemp(join(tmpdir(), 'equipment-project-'));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  await mkdir(dirname(join(project, file)), { recursive: true });
  const hashOf = async (content: string) => {
    await writeFile(join(project, file), content);
    return hashSources('sharing', '{}', project);
  };
  expect(await hashOf('before')).not.toBe(await hashOf('behind'));
});

test('every function of the local service loads, and is also deployed', async () => {
  const names = Object.keys(functionFiles());
  const folders = await readdir(join(sharing, 'bundles'));
  expect(folders.sort()).toEqual([...names, 'shared'].sort());
  for (const name of names) {
    const url = pathToFileURL(join(sharing, 'bundles', name, 'index.mjs')).href;
    const { handler } = await import(url);
    expect(handler, name).toBeTypeOf('function');
  }
});

test('routes, table and background functions of the local service are those of the deployed one', () => {
  const relative = (folder: string) =>
    JSON.stringify(readStack(folder)).replaceAll(JSON.stringify(folder).slice(1, -1), '');
  expect(relative(sharing)).toBe(relative(deployed));
});
