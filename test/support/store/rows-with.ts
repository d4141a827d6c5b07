import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';

type Row = Record<string, unknown>;

/** The rows of the table that have some values. */
export async function rowsWith(values: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pagesWith(values)) rows.push(...page);
  return rows;
}

/** All rows of the table, so many at a time that they fit into memory. */
export const everyPage = () => pagesWith({});

async function* pagesWith(values: Record<string, string>): AsyncGenerator<Row[]> {
  const { endpoint, tableName: TableName } = inject('service');
  const client = new DynamoDBClient({ endpoint });
  const names = Object.keys(values);
  const filter = {
    FilterExpression: names.map((name) => `#${name} = :${name}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, values[name]])),
  };
  const documents = DynamoDBDocumentClient.from(client);
  const input = { TableName, ConsistentRead: true, ...(names.length > 0 ? filter : {}) };
  for await (const { Items = [] } of paginateScan({ client: documents }, input)) yield Items;
  client.destroy();
}
