import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { inject, onTestFinished } from 'vitest';
import { type StoreFaults, startFaultyStore } from './faulty-store.ts';
import { readSchema } from './schema.ts';

/** The table behind a store with faults, and a partition of it, through an SDK that tries nothing twice. */
export async function openTable(faults: StoreFaults) {
  const store = await startFaultyStore(faults);
  const requestHandler = { socketTimeout: 1500 };
  const client = new DynamoDBClient({ endpoint: store.endpoint, maxAttempts: 1, requestHandler });
  onTestFinished(async () => {
    client.destroy();
    await store.close();
  });
  const documents = DynamoDBDocumentClient.from(client);
  const beside = () => partitionOf(documents, inject('service').tableName);
  return { store, beside, ...beside() };
}

type Values = Record<string, unknown>;
type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Writes and reads in a partition that no other test has; a row is named by its sort key. */
function partitionOf(client: DynamoDBDocumentClient, TableName: string) {
  const pk = randomUUID();
  const itemOf = (sk: string, values: Values = {}) => ({ pk, sk, ...values });
  const batch = (...items: Values[]) => {
    const requests = items.map((Item) => ({ PutRequest: { Item } }));
    return client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  };
  return {
    pk,
    itemOf,
    batch,
    putAll: (sks: readonly string[], values?: Values) =>
      batch(...sks.map((sk) => itemOf(sk, values))),
    put: (sk: string, values?: Values) =>
      client.send(new PutCommand({ TableName, Item: itemOf(sk, values) })),
    set: (sk: string, name: string, value: unknown) =>
      client.send(
        new UpdateCommand({
          TableName,
          Key: { pk, sk },
          UpdateExpression: 'SET #name = :value',
          ExpressionAttributeNames: { '#name': name },
          ExpressionAttributeValues: { ':value': value },
        }),
      ),
    remove: (sk: string) => client.send(new DeleteCommand({ TableName, Key: { pk, sk } })),
    /** A put, and a check that holds, as parts of a transaction. */
    putting: (sk: string, values?: Values): TransactItem => {
      return { Put: { TableName, Item: itemOf(sk, values) } };
    },
    checking: (sk: string): TransactItem => {
      const ConditionExpression = 'attribute_not_exists(nothing)';
      return { ConditionCheck: { TableName, Key: { pk, sk }, ConditionExpression } };
    },
    transact: (...TransactItems: TransactItem[]) =>
      client.send(new TransactWriteCommand({ TransactItems })),
    get: async (sk: string, ConsistentRead = true) =>
      (await client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead }))).Item,
    getAll: async (sks: readonly string[], ConsistentRead = true) => {
      const request = { Keys: sks.map((sk) => ({ pk, sk })), ConsistentRead };
      const RequestItems = { [TableName]: request };
      const answer = await client.send(new BatchGetCommand({ RequestItems }));
      return {
        rows: answer.Responses?.[TableName] ?? [],
        left: answer.UnprocessedKeys?.[TableName]?.Keys ?? [],
      };
    },
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
export async function anIndex(): Promise<{ name: string; attribute: string }> {
  const { endpoint, tableName } = inject('service');
  const client = new DynamoDBClient({ endpoint });
  const { indexes } = await readSchema(client, tableName);
  client.destroy();
  const [[name, { sort: attribute }] = ['', { sort: '' }]] = indexes;
  return { name, attribute };
}
