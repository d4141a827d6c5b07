import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { createTable } from '#infra/local/store.ts';
import { readStack } from '#infra/local/template.ts';
import { variables } from '#shared/config.ts';
import { indexNames } from '#shared/table/indexes.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { ops, refusal } from './cli.ts';

const { table } = readStack(join(inject('service').folder, 'cdk.out'));

/** A table with so many rows of each entity. */
async function tableWith(counts: Record<string, number>): Promise<string> {
  const name = `Restored-${randomUUID()}`;
  await createTable(name, table);
  vi.stubEnv(variables.table, name);
  const rows = Object.entries(counts).flatMap(([entity, count]) =>
    Array.from({ length: count }, (_, index) => ({ pk: entity, sk: String(index), entity })),
  );
  await putRows(rows);
  vi.unstubAllEnvs();
  return name;
}

test('two tables are compared by their number of rows of each entity', async () => {
  const lost = await tableWith({ item: 30, key: 2, notification: 1 });
  const restored = await tableWith({ item: 28, key: 2, reset: 1 });
  const same = await ops('restore', 'compare', '--table', lost, '--with', lost);
  expect(same).toEqual({ rows: { [lost]: 33 }, differing: [] });
  expect(await ops('restore', 'compare', '--table', lost, '--with', restored)).toEqual({
    rows: { [lost]: 33, [restored]: 31 },
    differing: [
      { entity: 'item', [lost]: 30, [restored]: 28 },
      { entity: 'notification', [lost]: 1, [restored]: 0 },
      { entity: 'reset', [lost]: 0, [restored]: 1 },
    ],
  });
});

test('names the table that does not exist before it reads the other one', async () => {
  const some = await tableWith({ item: 1 });
  for (const tables of [
    [some, 'absent'],
    ['absent', some],
  ]) {
    const [one = '', other = ''] = tables;
    const reason = await refusal('restore', 'compare', '--table', one, '--with', other);
    expect(reason).toBe('There is no table absent.');
  }
});

/** A fake DynamoDB that describes a table, and records all other calls. It first refuses each of `refused` once. */
async function startFakeDynamo(description: object, refused: Record<string, string> = {}) {
  const calls: [string, Record<string, unknown>][] = [];
  const refusals = new Map(Object.entries(refused));
  const server = createServer(async (request, response) => {
    const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
    const input = JSON.parse(await text(request));
    if (operation !== 'DescribeTable') calls.push([operation, input]);
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    const refusal = refusals.get(operation);
    refusals.delete(operation);
    if (refusal) {
      response.statusCode = 400;
      const __type = `com.amazonaws.dynamodb.v20120810#${refusal}`;
      response.end(JSON.stringify({ __type, message: 'Later.' }));
    } else {
      response.end(JSON.stringify(operation === 'DescribeTable' ? { Table: description } : {}));
    }
  });
  await useAsDynamo(server);
  return calls;
}

async function useAsDynamo(server: Server): Promise<void> {
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => void server.close());
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://${thisMachine}:${port}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('a restored table gets the settings that a restore leaves out, and the given maximum units', async () => {
  const GlobalSecondaryIndexes = indexNames.map((IndexName) => ({ IndexName }));
  const LatestStreamArn = 'arn:stream';
  const calls = await startFakeDynamo({
    TableStatus: 'ACTIVE',
    GlobalSecondaryIndexes,
    LatestStreamArn,
  });
  const max = ['--maximum-read-units', '8000', '--maximum-write-units', '4000'];
  const prepared = await ops('restore', 'prepare', '--table', 'Restored', ...max);
  expect(prepared).toEqual({ table: 'Restored', stream_arn: LatestStreamArn });
  const OnDemandThroughput = { MaxReadRequestUnits: 8000, MaxWriteRequestUnits: 4000 };
  const TableName = 'Restored';
  const updates = indexNames.map((IndexName) => ({ Update: { IndexName, OnDemandThroughput } }));
  expect(calls).toEqual([
    [
      'UpdateTable',
      {
        TableName,
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
    ],
    ['UpdateTable', { TableName, DeletionProtectionEnabled: true }],
    ['UpdateTable', { TableName, OnDemandThroughput, GlobalSecondaryIndexUpdates: updates }],
    [
      'UpdateTimeToLive',
      { TableName, TimeToLiveSpecification: { Enabled: true, AttributeName: 'expires_at' } },
    ],
    [
      'UpdateContinuousBackups',
      {
        TableName,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ],
  ]);
});

test('waits until DynamoDB has set up the backups of a restored table', async () => {
  const GlobalSecondaryIndexes = indexNames.map((IndexName) => ({ IndexName }));
  const calls = await startFakeDynamo(
    { TableStatus: 'ACTIVE', GlobalSecondaryIndexes, LatestStreamArn: 'arn:stream' },
    { UpdateContinuousBackups: 'ContinuousBackupsUnavailableException' },
  );
  const prepared = await ops('restore', 'prepare', '--table', 'Restored');
  expect(prepared).toEqual({ table: 'Restored', stream_arn: 'arn:stream' });
  const operations = calls.map(([operation]) => operation);
  expect(operations.filter((name) => name === 'UpdateContinuousBackups')).toHaveLength(2);
});

test('a table that was restored without an index is refused, because its lists would fail', async () => {
  const name = `Restored-${randomUUID()}`;
  const indexes = table.GlobalSecondaryIndexes as { IndexName: string }[];
  const definitions = table.AttributeDefinitions as { AttributeName: string }[];
  await createTable(name, {
    ...table,
    GlobalSecondaryIndexes: indexes.filter(({ IndexName }) => IndexName !== 'gsi7'),
    AttributeDefinitions: definitions.filter(({ AttributeName }) => AttributeName !== 'gsi7_key'),
  });
  expect(await refusal('restore', 'prepare', '--table', name)).toContain('without gsi7');
});

test('ends at once where AWS refuses to describe the restored table', async () => {
  const server = createServer((_request, response) => {
    response.statusCode = 400;
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    const __type = 'com.amazon.coral.service#AccessDeniedException';
    response.end(JSON.stringify({ __type, message: 'You may not describe it.' }));
  });
  await useAsDynamo(server);
  const reason = await refusal('restore', 'prepare', '--table', 'Restored');
  expect(reason).toBe('You may not describe it.');
});
