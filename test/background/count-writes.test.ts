import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type BackgroundFunctions, startBackground } from '#infra/local/background-functions.ts';
import { createTable } from '#infra/local/store.ts';
import { followStream } from '#infra/local/stream.ts';
import { type LocalStreamConsumer, readStack } from '#infra/local/template.ts';
import { newAccount, type TestAccount } from '../support/account.ts';

const service = inject('service');
let account: TestAccount;
let logFolder: string;
let background: BackgroundFunctions;
let stop: () => Promise<void>;

/** The lines of metrics in the log of the background. */
async function metricsIn(folder: string) {
  const text = await readFile(join(folder, 'background.log'), 'utf8');
  return text.split('\n').flatMap((line) => (line.includes('"_aws"') ? [JSON.parse(line)] : []));
}

/** The function as it is deployed, but for one account: the other tests write, too. */
function onlyFor(accountId: number, consumer: LocalStreamConsumer): LocalStreamConsumer {
  const suffixes = [
    'item',
    'item#count',
    'item#word',
    'item#deleted',
    'item#1',
    'unique',
    'history',
  ];
  const partitions = suffixes.map((suffix) => `A#${accountId}#${suffix}`);
  const filters = consumer.filters.map((filter) => {
    const { dynamodb } = filter as { dynamodb: object };
    return { dynamodb: { ...dynamodb, Keys: { pk: { S: partitions } } } };
  });
  return { ...consumer, filters };
}

beforeAll(async () => {
  account = await newAccount();
  logFolder = await mkdtemp(join(tmpdir(), 'equipment-background-'));
  const { consumers, table } = readStack(join(service.folder, 'cdk.out'));
  const { endpoint } = service;
  const streamArn = await createTable(service.tableName, table);
  const own = consumers.map((consumer) => onlyFor(account.accountId, consumer));
  background = startBackground(logFolder);
  ({ stop } = await followStream({ endpoint, streamArn, consumers: own, background }));
});

afterAll(async () => {
  await stop();
  await background.stop();
  await rm(logFolder, { recursive: true, force: true });
});

test('every write of a record is counted, by what was written and how', async () => {
  const { body } = await account.api.post('/v1/items', { name: 'Follow spot', unique_id: 'S-1' });
  await account.api.patch(`/v1/items/${body.data.id}`, { name: 'Moving head' });
  await account.api.delete(`/v1/items/${body.data.id}`);

  await vi.waitFor(
    async () => expect((await metricsIn(logFolder)).length).toBeGreaterThan(2),
    10_000,
  );
  const metric = { entity: 'item', writes: 1 };
  expect(await metricsIn(logFolder)).toMatchObject([
    { ...metric, action: 'create' },
    { ...metric, action: 'update' },
    { ...metric, action: 'delete' },
  ]);
});

test('a line of the log has the form of a CloudWatch metric of the stage', async () => {
  const [line] = await metricsIn(logFolder);
  expect(line._aws).toEqual({
    Timestamp: expect.any(Number),
    CloudWatchMetrics: [
      {
        Namespace: 'Equipment-dev',
        Dimensions: [[]],
        Metrics: [{ Name: 'writes', Unit: 'Count' }],
      },
    ],
  });
});

test('the service runs the function itself, with a log beside its data', async () => {
  await account.api.post('/v1/contacts', { name: 'Blue Stage Ltd', kind: 'company' });
  await vi.waitFor(async () => {
    const metrics = await metricsIn(join(service.folder, 'logs'));
    expect(metrics).toContainEqual(
      expect.objectContaining({ entity: 'contact', action: 'create' }),
    );
  }, 10_000);
});
