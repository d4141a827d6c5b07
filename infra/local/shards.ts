import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type ShardIteratorType,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { PlainJson } from './plain-json.ts';
import type { StreamPosition } from './stream-position.ts';

interface ReadOptions {
  /** The maximum number of records read from a shard. */
  limit: number;
  signal: AbortSignal;
}

/** Consecutive records of a shard. */
export interface ShardBatch {
  shard: string;
  records: DynamoDBRecord[];
}

/** Reads the new records of a stream, as one batch for each shard. */
type ReadStream = (options: ReadOptions) => AsyncGenerator<ShardBatch>;

/** A client that returns records in their JSON form, in which functions receive them. */
export function streamsClient(endpoint: string): DynamoDBStreamsClient {
  const client = new DynamoDBStreamsClient({ endpoint, protocol: PlainJson });
  // It would copy every response for a logger that is not configured.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/**
 * Opens all shards of a stream at their ends. With a position, a shard is read after it, or from its start if
 * the position does not include it. A shard that is added later is read from its start.
 */
export async function openShards(
  client: DynamoDBStreamsClient,
  streamArn: string,
  position?: Pick<StreamPosition, 'of'>,
): Promise<ReadStream> {
  const iterators = new Map<string, string | undefined>();
  /** The sequence number of the last record read from each shard. */
  const lastRead = new Map<string, string>();
  /** Whether there may be further shards. */
  let isIncomplete = true;

  const first = position ? 'TRIM_HORIZON' : 'LATEST';

  const openAt = async (shard: string, type: ShardIteratorType, number?: string) => {
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shard,
        ShardIteratorType: type,
        ...(number === undefined ? {} : { SequenceNumber: number }),
      }),
    );
    iterators.set(shard, ShardIterator);
  };

  const openAfter = async (shard: string, number: string) => {
    try {
      await openAt(shard, 'AFTER_SEQUENCE_NUMBER', number);
    } catch (error) {
      if (!(error instanceof TrimmedDataAccessException)) throw error;
      await openAt(shard, 'TRIM_HORIZON');
    }
  };

  const findShards = async (type: ShardIteratorType) => {
    const { StreamDescription: stream } = await client.send(
      new DescribeStreamCommand({ StreamArn: streamArn }),
    );
    for (const { ShardId: shard } of stream?.Shards ?? []) {
      if (!shard || iterators.has(shard)) continue;
      await open(shard, type);
    }
    isIncomplete = false;
  };

  const open = async (shard: string, type: ShardIteratorType) => {
    const number = lastRead.get(shard) ?? position?.of(shard);
    await (number === undefined ? openAt(shard, type) : openAfter(shard, number));
  };

  const readShard = async (shard: string, iterator: string, { limit, signal }: ReadOptions) => {
    try {
      const command = new GetRecordsCommand({ ShardIterator: iterator, Limit: limit });
      const { Records = [], NextShardIterator } = await client.send(command, {
        abortSignal: signal,
      });
      iterators.set(shard, NextShardIterator);
      // A shard ends after some hours or when it is split, and others follow.
      if (!NextShardIterator) isIncomplete = true;
      const last = Records.at(-1)?.dynamodb?.SequenceNumber;
      if (last !== undefined) lastRead.set(shard, last);
      return eventsOf(Records);
    } catch (error) {
      // For example, after a laptop was asleep.
      if (error instanceof ExpiredIteratorException) {
        await open(shard, first);
        return [];
      }
      if (!(error instanceof TrimmedDataAccessException)) throw error;
      // These records have expired; continue with the oldest one.
      await openAt(shard, 'TRIM_HORIZON');
      return [];
    }
  };

  await findShards(first);
  return async function* read(options) {
    // A new table has no shard before the first write, and a shard that ended may have no successor yet.
    const isAnyOpen = iterators.values().some((iterator) => iterator !== undefined);
    if (isIncomplete || !isAnyOpen) await findShards('TRIM_HORIZON');
    for (const [shard, iterator] of iterators) {
      const records = iterator ? await readShard(shard, iterator, options) : [];
      if (records.length > 0) yield { shard, records };
    }
  };
}

/** Stream records as functions receive them. A cast between the types of the SDK and of Lambda. */
function eventsOf(records: readonly StreamRecord[]): DynamoDBRecord[] {
  return records as unknown as DynamoDBRecord[];
}
