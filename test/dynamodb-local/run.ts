import { join } from 'node:path';
import { canRunDynamoDbLocal, fetchDynamoDbLocal } from '#infra/local/dynamodb-local.ts';
import { run, runScript, skip, step } from '../support/steps.ts';
import { startDynamoDbLocal } from './server.ts';

const root = join(import.meta.dirname, '..', '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const config = join(root, 'test', 'vitest.config.ts');

/**
 * Tests of what DynamoDB Local treats differently from the embedded server, which is less strict: expressions,
 * keys and cursors, of each family and of the background. No races, since neither lets transactions
 * conflict, and no tests with many calls, since it is slow.
 */
const apiTests = [
  ...['auth/refresh', 'comments', 'contacts', 'events/results', 'events/update', 'issues/holds'],
  ...['issues/issues', 'keys/keys', 'locations/list', 'locations/tree', 'locations/update'],
  ...['checkouts/create', 'checkouts/list', 'reservations/create', 'reservations/list'],
  ...['by-ref', 'fields', 'filters', 'free', 'order', 'ranges', 'search', 'stock', 'update'].map(
    (file) => `items/${file}.test`,
  ),
].map((file) => `api/${file}`);
const backgroundTests = ['changes', 'count-writes', 'tasks', 'webhooks'].map(
  (file) => `background/${file}`,
);

if (await canRunDynamoDbLocal()) await runScript(main);
else skip('DynamoDB Local needs java (17 or later) and mvn.');

async function main(): Promise<void> {
  await step('fetch DynamoDB Local', fetchDynamoDbLocal);
  const server = await step('start DynamoDB Local', startDynamoDbLocal);
  const env = { ...process.env, DYNAMODB_ENDPOINT: server.endpoint };
  const options = process.argv.slice(2);
  const filters = options.length > 0 ? options : [...apiTests, ...backgroundTests];
  try {
    await step('run the tests on it', () =>
      run(
        process.execPath,
        [
          vitest,
          'run',
          '--config',
          config,
          ...['--project', 'service', '--project', 'models'],
          // Two workers would only wait for each other.
          ...['--maxWorkers', '1'],
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
