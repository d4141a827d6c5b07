import {
  DescribeTableCommand,
  type DynamoDBClient,
  type KeySchemaElement,
  type Projection,
} from '@aws-sdk/client-dynamodb';

/** The attributes that the table is sorted by, and its indexes. All keys are text. */
export interface TableSchema {
  name: string;
  partition: string;
  sort: string;
  /** All indexes share the partition attribute of the table. */
  indexes: ReadonlyMap<string, IndexSchema>;
}

interface IndexSchema {
  sort: string;
  /** The attributes of its rows besides the keys. */
  projected: readonly string[] | 'all';
}

export async function readSchema(client: DynamoDBClient, name: string): Promise<TableSchema> {
  const { Table: table } = await client.send(new DescribeTableCommand({ TableName: name }));
  const indexes = (table?.GlobalSecondaryIndexes ?? []).map((index): [string, IndexSchema] => {
    const sort = attributeOf(index.KeySchema, 'RANGE');
    return [index.IndexName ?? '', { sort, projected: projectedBy(index.Projection) }];
  });
  const partition = attributeOf(table?.KeySchema, 'HASH');
  const sort = attributeOf(table?.KeySchema, 'RANGE');
  return { name, partition, sort, indexes: new Map(indexes) };
}

function attributeOf(keys: KeySchemaElement[] | undefined, type: 'HASH' | 'RANGE'): string {
  return keys?.find(({ KeyType }) => KeyType === type)?.AttributeName ?? '';
}

function projectedBy(projection: Projection | undefined): IndexSchema['projected'] {
  return projection?.ProjectionType === 'ALL' ? 'all' : (projection?.NonKeyAttributes ?? []);
}
