import { join } from 'node:path';
import { canRunDynamoDbLocal, fetchDynamoDbLocal } from '#infra/local/dynamodb-local.ts';
import { run, runScript, skip, step } from '../support/steps.ts';
import { startDynamoDbLocal } from './server.ts';

const root = join(import.meta.dirname, '..', '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const config = join(root, 'test', 'vitest.config.ts');

/**
 * What DynamoDB Local decides otherwise than the embedded server, which takes more: the expressions,
 * keys and cursors of all that is read and written. No race, for neither lets transactions conflict.
 */
const decided = [
  ...['accounts', 'auth/refresh', 'auth/session', 'checkouts', 'comments', 'contacts', 'events'],
  ...['issues', 'items', 'keys', 'locations', 'notifications', 'reservations', 'users'],
].map((folder) => `api/${folder}`);

if (await canRunDynamoDbLocal()) await runScript(main);
else skip('DynamoDB Local needs java (17 or later) and mvn.');

async function main(): Promise<void> {
  await step('fetch DynamoDB Local', fetchDynamoDbLocal);
  const server = await step('start DynamoDB Local', startDynamoDbLocal);
  const env = { ...process.env, DYNAMODB_ENDPOINT: server.endpoint };
  const given = process.argv.slice(2);
  const filters = given.length > 0 ? given : [...decided, 'background/', 'properties/'];
  try {
    await step('run the tests on it', () =>
      run(
        process.execPath,
        [
          vitest,
          'run',
          '--config',
          config,
          '--project',
          'service',
          '--project',
          'models',
          ...filters,
        ],
        {
          env,
          isShown: true,
        },
      ),
    );
  } finally {
    await server.stop();
  }
}
