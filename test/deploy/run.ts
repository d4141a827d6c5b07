import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pythonCheck } from '../support/python.ts';
import { environmentOf } from '../support/service-under-test.ts';
import { endingSignal, run, runScript, skip, step, works } from '../support/steps.ts';
import { eraseAccount, exportAccount } from './account-data.ts';
import { cdkOf, changedFunctions, type Deployment, publicHost } from './cdk.ts';
import { type Emulator, installEmulator, startEmulator } from './emulator.ts';
import { callWithNewKey, expectServer } from './provision.ts';
import { restore, restoredTable } from './restore.ts';
import { restoreFiles } from './restore-files.ts';
import { runEmulatorScript } from './run-emulator-script.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.local', 'deploy');
const metricMilliseconds = 60_000;

/**
 * The tests of the deployed stack: every endpoint that writes, with its gateway, function and role; and what
 * differs on AWS, which are session cookies and files. The logic of endpoints is tested elsewhere.
 */
const tests = [
  'deploy/endpoints',
  'api/auth/session.test',
  'api/files/change',
  'api/files/restore',
];

if (await works(...pythonCheck)) await runScript(main);
else skip('The emulator of AWS needs python3 with its modules venv and ensurepip.');

async function main(): Promise<void> {
  await step('find the tests', findTests);
  const python = await step('install the emulator', () =>
    installEmulator(join(root, '.local', 'ministack')),
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const emulator = await step('start the emulator', () => startEmulator(python));
  try {
    await testStack(emulator, python);
  } finally {
    await emulator.stop();
  }
}

/** Vitest silently ignores a filter that matches no file. */
async function findTests(): Promise<void> {
  const files = await readdir(join(root, 'test'), { recursive: true });
  const suite = files.filter((file) => file.endsWith('.test.ts'));
  const unmatched = tests.filter((filter) => !suite.some((file) => file.includes(filter)));
  if (unmatched.length > 0) throw new Error(`No test file matches ${unmatched.join(', ')}.`);
}

async function testStack(emulator: Emulator, python: string): Promise<void> {
  const cdk = cdkOf(emulator, folder);
  await step('bootstrap', cdk.bootstrap);
  const deployed = await step('deploy', cdk.deploy);
  const provisioned = await step('provision an account and a key, and call with it', () =>
    callWithNewKey(emulator, deployed),
  );
  try {
    await step('test it over HTTP', () => testService(emulator, deployed));
    await step('the background has counted the writes', () => waitForMetric(python, emulator));
  } finally {
    await step('no function has failed', () =>
      expectNothing('function-errors.py', python, emulator),
    );
  }
  await step('deploy again: no changes', cdk.expectNoChange);
  const aliases = async () =>
    new Set((await runEmulatorScript('aliases.py', python, emulator)).split('\n'));
  const before = await aliases();
  await step('deploy a change: only the aliases of the changed functions move', cdk.change);
  const after = await aliases();
  expectMoved(after.difference(before));
  await step('the description lists the public host', () =>
    expectServer(publicHost, emulator, deployed),
  );
  await step('deploy a failing change: it is rolled back', cdk.expectRollback);
  const moved = (await aliases()).difference(after);
  if (moved.size > 0)
    throw new Error(`These aliases were not rolled back: ${[...moved].join(', ')}.`);
  const restored = await step('restore the table, deploy on it, and follow its stream', () =>
    restore({ emulator, python, cdk, deployed, provisioned }),
  );
  await step('restore the files', () => restoreFiles(emulator, deployed.bucketName));
  const { accountId } = provisioned;
  const account = { emulator, python, deployed: restored, accountId };
  await step('export the account', () => exportAccount(account, folder));
  await step('close and erase the account', () => eraseAccount(account));
  await step('empty the bucket', () =>
    runEmulatorScript('empty-bucket.py', python, emulator, deployed.bucketName),
  );
  await step('destroy', cdk.destroy);
  await step('drop the restored table', () =>
    runEmulatorScript('drop-table.py', python, emulator, restoredTable),
  );
  await step('no resources are left', () => expectNothing('left-over.py', python, emulator));
}

function expectMoved(moved: ReadonlySet<string>): void {
  const names = [...moved].map((line) => line.split(' ')[0]).sort();
  if (names.join() === changedFunctions.join()) return;
  throw new Error(`These moved: ${names.join(', ')}.`);
}

async function testService(emulator: Emulator, deployed: Deployment): Promise<void> {
  const service = environmentOf({
    url: emulator.endpoint,
    host: new URL(deployed.apiUrl).host,
    endpoint: emulator.endpoint,
    bucketEndpoint: emulator.endpoint,
    bucketName: deployed.bucketName,
    tableName: deployed.tableName,
    folder,
  });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(root, 'test', 'vitest.config.ts');
  const args = [
    'run',
    '--config',
    config,
    '--project',
    'service',
    '--project',
    'deployed',
    ...tests,
  ];
  await run(process.execPath, [vitest, ...args], {
    env: { ...emulator.env, ...service },
  });
}

/** Waits until a metric counts the created item. The stream is read some seconds later. */
async function waitForMetric(python: string, emulator: Emulator): Promise<void> {
  const deadline = Date.now() + metricMilliseconds;
  while (Date.now() < deadline) {
    const lines = (await runEmulatorScript('metrics.py', python, emulator)).split('\n');
    if (lines.includes('item create')) return;
    await wait(1000, undefined, { signal: endingSignal });
  }
  throw new Error('No metric says that an item was created.');
}

/** Runs a script that prints what should not exist, and expects no output. */
async function expectNothing(script: string, python: string, emulator: Emulator): Promise<void> {
  const found = await runEmulatorScript(script, python, emulator);
  if (found !== '') throw new Error(found);
}
