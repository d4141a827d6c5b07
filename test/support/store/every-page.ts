import { type AttributeValue, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { PlainJson } from '#infra/local/plain-json.ts';

/** All rows of the table as they are on the wire, in pages that fit into memory. */
export async function* everyPage(): AsyncGenerator<Record<string, AttributeValue>[]> {
  const { endpoint, tableName: TableName } = inject('service');
  const client = new DynamoDBClient({ endpoint, protocol: PlainJson });
  for await (const { Items = [] } of paginateScan(
    { client },
    { TableName, ConsistentRead: true },
  )) {
    yield Items;
  }
  client.destroy();
}
