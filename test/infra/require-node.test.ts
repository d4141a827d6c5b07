import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const guard = join(import.meta.dirname, '..', '..', 'infra', 'require-node.js');

/** Runs the guard in a process that claims to be of another version. */
function runAs(version: string) {
  const pretend = `Object.defineProperty(process, 'version', { value: '${version}' }); import('${guard}');`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', pretend]);
}

test('scripts run on Node.js 24', async () => {
  await expect(runAs('v24.21.0')).resolves.toMatchObject({ stderr: '' });
});

test.each(['v20.20.2', 'v26.0.0'])(
  'on %s they fail with a message that says what to do',
  async (version) => {
    const failure = await runAs(version).catch((error) => error);
    expect(failure.code).toBe(1);
    expect(failure.stderr).toContain(`runs on Node.js 24, and this is ${version}`);
    expect(failure.stderr).toContain('npm ci');
  },
);
