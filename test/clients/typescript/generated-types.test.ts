import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { describeInterface } from '#shared/description/document.ts';
import { typesOf } from '../../../clients/typescript/generate.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

const use = `import createClient from 'openapi-fetch';
import type { paths } from './types.ts';

const client = createClient<paths>({ baseUrl: 'http://localhost:3000' });
const { data: items } = await client.GET('/v1/items');
items?.data[0]?.name?.toUpperCase();
const { data: reservations } = await client.GET('/v1/reservations');
reservations?.data[0]?.name?.toUpperCase();
// @ts-expect-error The calendar needs its window.
await client.GET('/v1/items/{id}/calendar', { params: { path: { id: 1 } } });
`;

const options = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

test('the types that openapi-typescript generates from the description work for entries of lists', async () => {
  const parent = join(root, '.local');
  await mkdir(parent, { recursive: true });
  const project = await mkdtemp(join(parent, 'types-'));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const types = await typesOf(JSON.stringify(describeInterface()));
  await writeFile(join(project, 'types.ts'), types);
  await writeFile(join(project, 'use.ts'), use);
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  const settings = { compilerOptions: options, files: ['use.ts'] };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings));
  const errors = await promisify(execFile)(process.execPath, [compiler, '--project', project]).then(
    () => '',
    ({ stdout }) => stdout,
  );
  expect(errors).toBe('');
});
