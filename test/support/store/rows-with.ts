import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';

type Row = Record<string, unknown>;

/** All rows of the table that have some values; all at all where none are named. */
export async function rowsWith(values: Record<string, string> = {}): Promise<Row[]> {
  const { endpoint, tableName: TableName } = inject('service');
  const client = new DynamoDBClient({ endpoint });
  const names = Object.keys(values);
  const filter = {
    FilterExpression: names.map((name) => `#${name} = :${name}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, values[name]])),
  };
  const rows: Row[] = [];
  const documents = DynamoDBDocumentClient.from(client);
  const input = { TableName, ConsistentRead: true, ...(names.length > 0 ? filter : {}) };
  for await (const { Items = [] } of paginateScan({ client: documents }, input))
    rows.push(...Items);
  client.destroy();
  return rows;
}
