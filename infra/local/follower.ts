import type { DynamoDBRecord } from 'aws-lambda';
import type { BackgroundFunctions } from './background-functions.ts';
import { deliver, type Receiver } from './deliver.ts';
import { matches } from './event-filter.ts';
import type { ShardBatch } from './shards.ts';
import type { StreamPosition } from './stream-position.ts';
import type { LocalStreamConsumer } from './template.ts';

/** Delivers the records of a stream to a function. */
interface Follower {
  /** Queues records, to be delivered after earlier ones. */
  take: (batch: ShardBatch) => void;
  /** The number of queued records. */
  waiting: () => number;
  /** Waits for the current call. The next service delivers the records that are still queued. */
  stop: () => Promise<void>;
}

interface FollowOptions {
  position: StreamPosition | undefined;
  background: BackgroundFunctions;
  signal: AbortSignal;
  /** Waits before a record is tried again. Throws when the service ends. */
  pause: () => Promise<void>;
}

/** Calls a function with batches of stream records, independently of other functions. */
export function follow(
  consumer: LocalStreamConsumer,
  { position, background, signal, pause }: FollowOptions,
): Follower {
  const { name, filters, retries, batchSize } = consumer;
  const invoke: Receiver['invoke'] = (event) => background.invoke(consumer, event);
  const giveUp = ({ eventID }: DynamoDBRecord) =>
    console.error(
      `${name} failed ${retries + 1} times on the event ${eventID}. See background.log.`,
    );
  const handOver = async ({ shard, records }: ShardBatch) => {
    const lastPosition = BigInt(position?.of(shard) ?? 0);
    const events = records.filter(
      (record) =>
        numberOf(record) > lastPosition && filters.some((filter) => matches(filter, record)),
    );
    await deliver(events, { invoke, retries, pause, giveUp });
    const last = records.at(-1);
    if (last && numberOf(last) > lastPosition) position?.moveTo(shard, String(numberOf(last)));
  };
  const batches: ShardBatch[] = [];
  let ended: Promise<void> | undefined;
  const handOverAll = async () => {
    for (let batch = batches.shift(); batch && !signal.aborted; batch = batches.shift()) {
      try {
        await handOver(batch);
      } catch (error) {
        if (!signal.aborted) console.error(`${name} was not called.`, error);
      }
    }
    ended = undefined;
  };
  return {
    take: ({ shard, records }) => {
      const last = batches.at(-1);
      // Records that arrive while the function is busy are joined into batches.
      const isJoined = last?.shard === shard && last.records.length + records.length <= batchSize;
      if (last && isJoined) last.records.push(...records);
      else batches.push({ shard, records: [...records] });
      ended ??= handOverAll();
    },
    waiting: () => batches.reduce((sum, { records }) => sum + records.length, 0),
    stop: async () => {
      await ended;
      position?.save();
    },
  };
}

/** The sequence number of a record. */
function numberOf({ dynamodb }: DynamoDBRecord): bigint {
  return BigInt(dynamodb?.SequenceNumber ?? 0);
}
