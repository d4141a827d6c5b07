import { setTimeout as pause } from 'node:timers/promises';
import {
  ContinuousBackupsUnavailableException,
  DescribeTableCommand,
  type DynamoDBClient,
  type OnDemandThroughput,
  ResourceNotFoundException,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { Command } from 'commander';
import { indexNames } from '#shared/table/indexes.ts';
import { readText, readWholeNumber } from './options.ts';
import { print } from './output.ts';
import { withDynamoDb } from './restore-client.ts';
import { addRestoreCompareCommand } from './restore-compare.ts';
import { addRestoreFilesCommand } from './restore-files.ts';
import { addRestoreRemindersCommand } from './restore-reminders.ts';

/** DynamoDB restores the largest tables within some hours. */
const timeoutSeconds = 6 * 60 * 60;
/** How often a refused call is retried, and the pause before each retry: ten minutes in all. */
const retries = { times: 300, milliseconds: 2000 } as const;

const readUnits = readWholeNumber({ min: 1 });

export function addRestoreCommands(program: Command): void {
  const restore = program
    .command('restore')
    .description(
      'Finish the restore of a table and its files: see docs/restore.md. Options name tables and buckets in the AWS account and region of your credentials, with or without --stack.',
    );

  restore
    .command('prepare')
    .description(
      'Set what a restore leaves out of a table: its stream, the expiry of rows, point-in-time recovery, ' +
        'protection from deletion, and the maximum throughput. Prints stream_arn. Safe to run again.',
    )
    .requiredOption('--table <name>', 'name of the restored table (required)', readText)
    .option('--maximum-read-units <count>', 'maximumReadUnits of cdk.json', readUnits)
    .option('--maximum-write-units <count>', 'maximumWriteUnits of cdk.json', readUnits)
    .action(async ({ table, maximumReadUnits, maximumWriteUnits }, command: Command) => {
      const units = {
        ...(maximumReadUnits ? { MaxReadRequestUnits: maximumReadUnits } : {}),
        ...(maximumWriteUnits ? { MaxWriteRequestUnits: maximumWriteUnits } : {}),
      };
      print(command, await withDynamoDb((client) => prepare(client, table, units)));
    });

  addRestoreCompareCommand(restore);
  addRestoreFilesCommand(restore);
  addRestoreRemindersCommand(restore);
}

async function prepare(client: DynamoDBClient, table: string, units: OnDemandThroughput) {
  await assertDescribed(client, table);
  await whenActive(client, table);
  assertIndexes(await describe(client, table));
  const description = await describe(client, table);
  if (!description.StreamSpecification?.StreamEnabled) {
    const StreamSpecification = {
      StreamEnabled: true,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    } as const;
    await client.send(new UpdateTableCommand({ TableName: table, StreamSpecification }));
    await whenActive(client, table);
  }
  await client.send(new UpdateTableCommand({ TableName: table, DeletionProtectionEnabled: true }));
  await whenActive(client, table);
  await limitThroughput(client, table, units);
  const TimeToLiveSpecification = { Enabled: true, AttributeName: 'expires_at' };
  await client
    .send(new UpdateTimeToLiveCommand({ TableName: table, TimeToLiveSpecification }))
    .catch((error: Error) => {
      if (!/already enabled/i.test(error.message)) throw error;
    });
  await enableRecovery(client, table);
  const { LatestStreamArn: stream_arn } = await describe(client, table);
  return { table, stream_arn };
}

/** Enables recovery to a point in time, which DynamoDB refuses until it has set up the backups of a new table. */
async function enableRecovery(client: DynamoDBClient, table: string): Promise<void> {
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  const input = { TableName: table, PointInTimeRecoverySpecification };
  for (let count = 0; ; count += 1) {
    try {
      await client.send(new UpdateContinuousBackupsCommand(input));
      return;
    } catch (error) {
      const isEarly = error instanceof ContinuousBackupsUnavailableException;
      if (!isEarly || count === retries.times) throw error;
      await pause(retries.milliseconds);
    }
  }
}

/** Limits the units per second of the table and its indexes, if a limit is given. */
async function limitThroughput(client: DynamoDBClient, table: string, units: OnDemandThroughput) {
  if (Object.keys(units).length === 0) return;
  const OnDemandThroughput = units;
  await client.send(
    new UpdateTableCommand({
      TableName: table,
      OnDemandThroughput,
      GlobalSecondaryIndexUpdates: indexNames.map((IndexName) => ({
        Update: { IndexName, OnDemandThroughput },
      })),
    }),
  );
  await whenActive(client, table);
}

/** Throws if AWS refuses to describe a table, since the waiter would retry for hours. */
async function assertDescribed(client: DynamoDBClient, table: string): Promise<void> {
  await describe(client, table).catch((error: unknown) => {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    console.error(`There is no table ${table} yet. Waiting for it; Ctrl-C ends this.`);
  });
}

function whenActive(client: DynamoDBClient, table: string) {
  return waitUntilTableExists({ client, maxWaitTime: timeoutSeconds }, { TableName: table });
}

async function describe(client: DynamoDBClient, table: string): Promise<TableDescription> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
  if (!Table) throw new Error(`There is no table ${table}.`);
  return Table;
}

/** Throws if an index is missing: a restore may leave out indexes, and lists would fail. */
function assertIndexes({
  TableName,
  GlobalSecondaryIndexes: indexes = [],
}: TableDescription): void {
  const presentNames = new Set(indexes.map(({ IndexName }) => IndexName));
  const missing = indexNames.filter((name) => !presentNames.has(name));
  if (missing.length === 0) return;
  throw new Error(`${TableName} was restored without ${missing.join(', ')}: restore it with them.`);
}
