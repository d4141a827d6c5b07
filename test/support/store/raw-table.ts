import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { inject, onTestFinished } from 'vitest';
import { type StoreFaults, startFaultyStore } from './faulty-store.ts';
import { readSchema } from './schema.ts';

/**
 * A partition of the table, reached through a store with faults and, as `direct`, without them. The SDK
 * clients do not retry.
 */
export async function openTable(faults: StoreFaults) {
  const { endpoint, tableName } = inject('service');
  const store = await startFaultyStore(faults);
  onTestFinished(store.close);
  const pk = randomUUID();
  const partitionAt = (address: string) => partitionOf(address, tableName, pk);
  return { store, pk, ...partitionAt(store.endpoint), direct: partitionAt(endpoint) };
}

type Values = Record<string, unknown>;
type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Writes and reads in a partition that no other test has; a row is named by its sort key. */
function partitionOf(endpoint: string, TableName: string, pk: string) {
  const plain = new DynamoDBClient({ endpoint, maxAttempts: 1 });
  onTestFinished(() => plain.destroy());
  const client = DynamoDBDocumentClient.from(plain);
  return {
    put: (sk: string, values: Values = {}) =>
      client.send(new PutCommand({ TableName, Item: { pk, sk, ...values } })),
    remove: (sk: string) => client.send(new DeleteCommand({ TableName, Key: { pk, sk } })),
    putAction: (sk: string, values: Values = {}): TransactItem => {
      return { Put: { TableName, Item: { pk, sk, ...values } } };
    },
    transact: (...TransactItems: TransactItem[]) =>
      client.send(new TransactWriteCommand({ TransactItems })),
    get: async (sk: string, ConsistentRead = true) =>
      (await client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead }))).Item,
    query: ({ ExpressionAttributeValues, ...input }: Partial<QueryCommandInput> = {}) =>
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ...input,
          ExpressionAttributeValues: { ':pk': pk, ...ExpressionAttributeValues },
        }),
      ),
  };
}

/** An index of the table, and the attribute that it is sorted by. */
export async function firstIndex(): Promise<{ name: string; attribute: string }> {
  const { endpoint, tableName } = inject('service');
  const client = new DynamoDBClient({ endpoint });
  const { indexes } = await readSchema(client, tableName);
  client.destroy();
  const [[name, { sort: attribute }] = ['', { sort: '' }]] = indexes;
  return { name, attribute };
}
