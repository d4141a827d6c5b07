import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type ShardIteratorType,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { PlainJson } from '#shared/table/plain-json.ts';

interface ReadOptions {
  /** How many records of a shard are read at most. */
  limit: number;
  signal: AbortSignal;
}

/** Reads what is new in a stream, as one batch of each shard. */
export type ReadStream = (options: ReadOptions) => AsyncGenerator<DynamoDBRecord[]>;

/** A client whose records are the JSON that they are sent as, which is what functions get of them. */
export function streamsClient(endpoint: string): DynamoDBStreamsClient {
  const client = new DynamoDBStreamsClient({ endpoint, protocol: PlainJson });
  // It copies every answer for a logger that there is none of.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/** Stands at the end of every shard of a stream; a shard that is added later is read from its start. */
export async function openShards(
  client: DynamoDBStreamsClient,
  streamArn: string,
): Promise<ReadStream> {
  const iterators = new Map<string, string | undefined>();

  const standAt = async (shard: string, type: ShardIteratorType) => {
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shard,
        ShardIteratorType: type,
      }),
    );
    iterators.set(shard, ShardIterator);
  };

  const findShards = async (type: ShardIteratorType) => {
    const { StreamDescription: stream } = await client.send(
      new DescribeStreamCommand({ StreamArn: streamArn }),
    );
    for (const { ShardId: shard } of stream?.Shards ?? []) {
      if (shard && !iterators.has(shard)) await standAt(shard, type);
    }
  };

  const readShard = async (shard: string, iterator: string, { limit, signal }: ReadOptions) => {
    try {
      const command = new GetRecordsCommand({ ShardIterator: iterator, Limit: limit });
      const { Records = [], NextShardIterator } = await client.send(command, {
        abortSignal: signal,
      });
      iterators.set(shard, NextShardIterator);
      // A shard ends when it is split, or after some hours; what follows it is there by then.
      if (!NextShardIterator) await findShards('TRIM_HORIZON');
      return eventsOf(Records);
    } catch (error) {
      if (!(error instanceof TrimmedDataAccessException)) throw error;
      // What stood there is gone: on with the oldest that is left.
      await standAt(shard, 'TRIM_HORIZON');
      return [];
    }
  };

  await findShards('LATEST');
  return async function* read(options) {
    // The stream of a new table has no shard before the first write.
    if (iterators.size === 0) await findShards('TRIM_HORIZON');
    for (const [shard, iterator] of iterators) {
      const records = iterator ? await readShard(shard, iterator, options) : [];
      if (records.length > 0) yield records;
    }
  };
}

/** Records as functions get them. Their types are those of the SDK's own protocol. */
function eventsOf(records: readonly StreamRecord[]): DynamoDBRecord[] {
  return records as unknown as DynamoDBRecord[];
}
