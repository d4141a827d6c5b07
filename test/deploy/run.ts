import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentOf } from '../support/service-under-test.ts';
import { run, runScript, skip, step, works } from '../support/steps.ts';
import { cdkOf, type Deployed } from './cdk.ts';
import { type Emulator, installEmulator, pythonCheck, startEmulator } from './emulator.ts';
import { callWithNewKey } from './provision.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.local', 'deploy');

/**
 * The tests that show the deployed stack: each family writes through the gateway, its functions and
 * their roles into the table. Races, long lists and walks over all endpoints are too many calls for an
 * emulator, and unknown paths and methods are not all handed to the functions by its gateway.
 */
const tests = [
  'api/checkouts',
  'api/comments',
  'api/contacts',
  'api/events',
  'api/issues',
  'api/items/create',
  'api/items/operations',
  'api/items/search',
  'api/items/update',
  'api/locations/locations',
  'api/locations/remove',
  'api/locations/update',
  'api/reservations',
  'api/users',
];

if (await works(...pythonCheck)) await runScript(main);
else skip('The emulator of AWS needs python3 with its modules venv and ensurepip.');

async function main(): Promise<void> {
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

async function testStack(emulator: Emulator, python: string): Promise<void> {
  const cdk = cdkOf(emulator, folder);
  await step('bootstrap', cdk.bootstrap);
  const deployed = await step('deploy', cdk.deploy);
  await step('provision an account and a key, and call with it', () =>
    callWithNewKey(emulator, deployed),
  );
  try {
    await step('test it over HTTP', () => testService(emulator, deployed));
  } finally {
    await step('no function has failed', () =>
      expectNothing('function-errors.py', python, emulator),
    );
  }
  await step('deploy again: no changes', cdk.expectNoChange);
  await step('destroy', cdk.destroy);
  await step('nothing is left', () => expectNothing('left-over.py', python, emulator));
}

async function testService(emulator: Emulator, deployed: Deployed): Promise<void> {
  const service = environmentOf({
    url: emulator.endpoint,
    host: new URL(deployed.apiUrl).host,
    endpoint: emulator.endpoint,
    tableName: deployed.tableName,
    folder,
  });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(root, 'test', 'vitest.config.ts');
  await run(process.execPath, [vitest, 'run', '--config', config, ...tests], {
    env: { ...emulator.env, ...service },
  });
}

/** Runs a script that looks for what there should not be. */
async function expectNothing(script: string, python: string, { env }: Emulator): Promise<void> {
  const found = await run(python, [join(import.meta.dirname, script)], { env });
  if (found !== '') throw new Error(found);
}
