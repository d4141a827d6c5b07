import { join } from 'node:path';
import { run, runScript, skip, step, works } from '../support/steps.ts';
import { fetchServer, startDynamoDbLocal } from './server.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.local', 'dynamodb-local');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const config = join(root, 'test', 'vitest.config.ts');

const hasTools = await Promise.all([works('java', ['-version']), works('mvn', ['-version'])]);
if (hasTools.every(Boolean)) await runScript(main);
else skip('DynamoDB Local needs java (17 or later) and mvn.');

async function main(): Promise<void> {
  await step('fetch DynamoDB Local', () => fetchServer(folder));
  const server = await step('start DynamoDB Local', () => startDynamoDbLocal(folder));
  const env = { ...process.env, DYNAMODB_ENDPOINT: server.endpoint };
  const filters = process.argv.slice(2);
  try {
    await step('run the tests on it', () =>
      run(process.execPath, [vitest, 'run', '--config', config, ...filters], {
        env,
        isShown: true,
      }),
    );
  } finally {
    await server.stop();
  }
}
