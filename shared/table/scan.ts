import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { tableName } from '#shared/config.ts';
import { keyAttributes, rowOf } from './attributes.ts';
import { client } from './client.ts';
import { rowsIn } from './parse-answer.ts';
import { projectionOf } from './read.ts';
import { withRetry } from './retry.ts';
import type { Row, RowKey } from './rows.ts';

/** A page of the whole table, in no order, and where the next one begins. */
interface ScannedPage {
  rows: Row[];
  next: RowKey | undefined;
}

interface Scan {
  /** The key after which it starts; by default, it starts at the beginning. */
  start?: RowKey | undefined;
  /** The attributes that are read; all where none are named. */
  attributes?: readonly string[] | undefined;
}

/** The whole table, page by page, consistently; never for a request, since it costs by the table. */
export async function* scanPages(
  limit: number,
  { start, attributes }: Scan = {},
): AsyncGenerator<ScannedPage> {
  let from = start && keyAttributes(start);
  do {
    const input = {
      TableName: tableName(),
      ConsistentRead: true,
      Limit: limit,
      ExclusiveStartKey: from,
      ...(attributes && { Select: 'SPECIFIC_ATTRIBUTES' as const, ...projectionOf(attributes) }),
    };
    const answer = await withRetry(() => client().send(new ScanCommand(input)));
    const { LastEvaluatedKey: last } = answer;
    yield { rows: rowsIn(answer), next: last && rowOf(last) };
    from = last;
  } while (from);
}
