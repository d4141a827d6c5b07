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
import { PlainJson } from '#shared/table/plain-json.ts';
import type { StreamPosition } from './stream-position.ts';

interface ReadOptions {
  /** How many records of a shard are read at most. */
  limit: number;
  signal: AbortSignal;
}

/** Records of a shard that follow each other. */
export interface ShardBatch {
  shard: string;
  records: DynamoDBRecord[];
}

/** Reads what is new in a stream, as one batch of each shard. */
type ReadStream = (options: ReadOptions) => AsyncGenerator<ShardBatch>;

/** A client whose records are the JSON that they are sent as, which is what functions get of them. */
export function streamsClient(endpoint: string): DynamoDBStreamsClient {
  const client = new DynamoDBStreamsClient({ endpoint, protocol: PlainJson });
  // It copies every answer for a logger that there is none of.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/**
 * Opens every shard of a stream at its end; with a position, after it, or from the start of a shard that it does
 * not know. A shard that is added later is read from its start, too.
 */
export async function openShards(
  client: DynamoDBStreamsClient,
  streamArn: string,
  position?: Pick<StreamPosition, 'of'>,
): Promise<ReadStream> {
  const iterators = new Map<string, string | undefined>();
  /** The last record of each shard that was read. */
  const lastRead = new Map<string, string>();
  /** Whether shards may be there that are not known. */
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
      // A shard ends when it is split, or after some hours; others follow it.
      if (!NextShardIterator) isIncomplete = true;
      const last = Records.at(-1)?.dynamodb?.SequenceNumber;
      if (last !== undefined) lastRead.set(shard, last);
      return eventsOf(Records);
    } catch (error) {
      // For example, after a laptop slept.
      if (error instanceof ExpiredIteratorException) {
        await open(shard, first);
        return [];
      }
      if (!(error instanceof TrimmedDataAccessException)) throw error;
      // The records there have expired: continue with the oldest that is left.
      await openAt(shard, 'TRIM_HORIZON');
      return [];
    }
  };

  await findShards(first);
  return async function* read(options) {
    // The stream of a new table has no shard before the first write, and one that ended no successor yet.
    const isAnyOpen = iterators.values().some((iterator) => iterator !== undefined);
    if (isIncomplete || !isAnyOpen) await findShards('TRIM_HORIZON');
    for (const [shard, iterator] of iterators) {
      const records = iterator ? await readShard(shard, iterator, options) : [];
      if (records.length > 0) yield { shard, records };
    }
  };
}

/** Records as functions get them. Their types are those of the SDK's own protocol. */
function eventsOf(records: readonly StreamRecord[]): DynamoDBRecord[] {
  return records as unknown as DynamoDBRecord[];
}
