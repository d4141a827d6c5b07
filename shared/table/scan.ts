import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '#shared/config.ts';
import { client } from './client.ts';
import { withRetry } from './retry.ts';
import type { Row, RowKey } from './rows.ts';

/** A page of the whole table, in no order, and where the next one begins. */
interface ScannedPage {
  rows: Row[];
  next: RowKey | undefined;
}

/** The rows of the whole table after a key, consistently; for operators alone, since it costs by the table. */
export async function scanPage(after: RowKey | undefined, limit: number): Promise<ScannedPage> {
  const input = {
    TableName: tableName(),
    ConsistentRead: true,
    Limit: limit,
    ExclusiveStartKey: after,
  };
  const answer = await withRetry(() => client().send(new ScanCommand(input)));
  return {
    rows: (answer.Items ?? []) as Row[],
    next: answer.LastEvaluatedKey as RowKey | undefined,
  };
}
