import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';

type Row = Record<string, unknown>;

/** All rows of the table, so many at a time that they fit into memory. */
export async function* everyPage(): AsyncGenerator<Row[]> {
  const { endpoint, tableName: TableName } = inject('service');
  const client = new DynamoDBClient({ endpoint });
  const documents = DynamoDBDocumentClient.from(client);
  const input = { TableName, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: documents }, input)) yield Items;
  client.destroy();
}
