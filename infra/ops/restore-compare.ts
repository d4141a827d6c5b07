import {
  DescribeTableCommand,
  type DynamoDBClient,
  paginateScan,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import type { Command } from 'commander';
import { readText } from './options.ts';
import { print } from './output.ts';
import { withDynamoDb } from './restore-client.ts';

export function addRestoreCompareCommand(restore: Command): void {
  restore
    .command('compare')
    .description(
      'Count the rows of two tables by what they are, and print what differs. Reads both as a whole.',
    )
    .requiredOption('--table <name>', 'name of one table (required)', readText)
    .requiredOption('--with <name>', 'name of the other (required)', readText)
    .action(async (options, command: Command) => {
      const [one, other] = [options.table, options.with];
      print(command, await withDynamoDb((client) => compare(client, one, other)));
    });
}

async function compare(client: DynamoDBClient, one: string, other: string) {
  // A wrong name is refused before a whole table is read.
  for (const table of [one, other]) await assertExists(client, table);
  const [first, second] = [await countRows(client, one), await countRows(client, other)];
  const entities = [...new Set([...first.keys(), ...second.keys()])].sort();
  const rows = entities.map((entity) => ({
    entity,
    [one]: first.get(entity) ?? 0,
    [other]: second.get(entity) ?? 0,
  }));
  const differing = rows.filter((row) => row[one] !== row[other]);
  const total = (counts: ReadonlyMap<string, number>) => counts.values().reduce((a, b) => a + b, 0);
  return { rows: { [one]: total(first), [other]: total(second) }, differing };
}

async function assertExists(client: DynamoDBClient, table: string): Promise<void> {
  await client.send(new DescribeTableCommand({ TableName: table })).catch((cause: unknown) => {
    if (!(cause instanceof ResourceNotFoundException)) throw cause;
    throw new Error(`There is no table ${table}.`, { cause });
  });
}

/** Counts the rows of a table by their entity. */
async function countRows(client: DynamoDBClient, table: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const pages = paginateScan(
    { client },
    {
      TableName: table,
      ProjectionExpression: '#entity',
      ExpressionAttributeNames: { '#entity': 'entity' },
    },
  );
  for await (const page of pages) {
    for (const { entity } of page.Items ?? []) {
      const name = entity?.S ?? 'none';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}
