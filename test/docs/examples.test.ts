import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const compilerOptions = { strict: true, module: 'nodenext', types: ['node'], noEmit: true };
/** What a receiver has of a request. */
const given = 'declare const rawBody: string;\ndeclare const headers: Record<string, string>;\n';

test('the receiver of webhooks in the guide compiles with strict types', async () => {
  const guide = await readFile(join(root, 'docs', 'guides', 'webhooks.md'), 'utf8');
  const [, example = ''] = /```ts\n(.*?)```/s.exec(guide) ?? [];
  expect(example).toContain('verify(');
  // Within the project, so that its packages are found.
  const parent = join(root, '.local');
  await mkdir(parent, { recursive: true });
  const project = await mkdtemp(join(parent, 'example-'));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  await writeFile(join(project, 'receive.ts'), `${given}${example}`);
  const errors = await promisify(execFile)(process.execPath, [compiler, '--project', project]).then(
    () => '',
    ({ stdout }) => stdout,
  );
  expect(errors).toBe('');
});
