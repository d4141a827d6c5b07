import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { generateTypes } from '../../../clients/typescript/generate.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'clients', 'typescript');
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

test('the types match the description; `npm run clients` regenerates them', async () => {
  const written = await readFile(join(folder, 'src', 'schema.ts'), 'utf8');
  expect(written === (await generateTypes())).toBe(true);
});

test('the minified client with its dependencies has less than 10 KB', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'src', 'index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const [bundle] = outputFiles;
  expect(bundle?.text).toContain('Idempotency-Key');
  expect(bundle?.contents.length).toBeLessThan(10_000);
  expect(gzipSync(bundle?.contents ?? '').length).toBeLessThan(5_000);
});

test('the package has its licence and its README, and compiles with strict types', async () => {
  const parent = join(root, '.local');
  await mkdir(parent, { recursive: true });
  const project = await mkdtemp(join(parent, 'client-'));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const packed = join(project, 'node_modules', 'equipment-client');
  await mkdir(packed, { recursive: true });

  const { stdout } = await execute('npm', ['pack', '--json', '--pack-destination', project], {
    cwd: folder,
  });
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  await execute('tar', ['-xzf', join(project, filename), '-C', packed, '--strip-components', '1']);
  await symlink(
    join(root, 'node_modules', 'openapi-fetch'),
    join(project, 'node_modules', 'openapi-fetch'),
  );
  const paths = files.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js']));
  expect(paths.filter((path: string) => !path.startsWith('dist/')).sort()).toEqual([
    'LICENSE',
    'README.md',
    'package.json',
  ]);

  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict }));
  await writeFile(join(project, 'use.ts'), await readFile(join(import.meta.dirname, 'use.ts.txt')));
  const errors = await execute(process.execPath, [compiler, '--project', project]).then(
    () => '',
    ({ stdout }) => stdout,
  );
  expect(errors).toBe('');
  const { stdout: names } = await execute(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "console.log(Object.keys(await import('equipment-client')).join())",
    ],
    { cwd: project },
  );
  expect(names.trim()).toBe('Refusal,createClient,orThrow,page,pages,upload');
});

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: [],
  noEmit: true,
};
