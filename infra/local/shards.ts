import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type ShardIteratorType,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';

interface ReadOptions {
  /** How many records of a shard are read at most. */
  limit: number;
  signal: AbortSignal;
}

/** Reads what is new in a stream, as one batch of each shard. */
export type ReadStream = (options: ReadOptions) => AsyncGenerator<DynamoDBRecord[]>;

/** Stands at the end of every shard of a stream; a shard that is added later is read from its start. */
export async function openShards(
  client: DynamoDBStreamsClient,
  streamArn: string,
): Promise<ReadStream> {
  const iterators = new Map<string, string | undefined>();

  const findShards = async (type: ShardIteratorType) => {
    const { StreamDescription: stream } = await client.send(
      new DescribeStreamCommand({ StreamArn: streamArn }),
    );
    for (const { ShardId } of stream?.Shards ?? []) {
      if (!ShardId || iterators.has(ShardId)) continue;
      const { ShardIterator } = await client.send(
        new GetShardIteratorCommand({ StreamArn: streamArn, ShardId, ShardIteratorType: type }),
      );
      iterators.set(ShardId, ShardIterator);
    }
  };

  await findShards('LATEST');
  return async function* read({ limit, signal }) {
    // The stream of a new table has no shard before the first write.
    if (iterators.size === 0) await findShards('TRIM_HORIZON');
    for (const [shard, iterator] of iterators) {
      if (!iterator) continue;
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator: iterator, Limit: limit }),
        { abortSignal: signal },
      );
      if (Records.length > 0) yield Records.map(eventOf);
      iterators.set(shard, NextShardIterator);
      // A shard ends when it is split, or after some hours; what follows it is there by then.
      if (!NextShardIterator) await findShards('TRIM_HORIZON');
    }
  };
}

/** A record as functions get it: JSON, with its time in seconds. */
function eventOf(record: StreamRecord): DynamoDBRecord {
  const { ApproximateCreationDateTime: time, ...change } = record.dynamodb ?? {};
  const seconds = time && { ApproximateCreationDateTime: time.getTime() / 1000 };
  return JSON.parse(JSON.stringify({ ...record, dynamodb: { ...change, ...seconds } }));
}
