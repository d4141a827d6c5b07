import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { startFunction } from './background-function.ts';
import { deliver } from './deliver.ts';
import { matches } from './event-filter.ts';
import { openShards, type ReadStream, streamsClient } from './shards.ts';
import type { StreamPosition } from './stream-position.ts';
import type { LocalConsumer } from './template.ts';

/** How often a stream without news is asked again, as Lambda does. */
const pollMilliseconds = 250;

interface StreamOptions {
  endpoint: string;
  streamArn: string;
  consumers: readonly LocalConsumer[];
  /** Where the functions log. */
  logFolder: string;
  /** How far each function has come, by its name; without, it gets what is written from now on. */
  positions?: ReadonlyMap<string, StreamPosition>;
  /** No function is called before. */
  after?: Promise<unknown>;
}

/** Calls the functions of the background with all that is written, until it is stopped. */
export async function followStream(options: StreamOptions): Promise<{ stop: () => Promise<void> }> {
  const { endpoint, streamArn, consumers, logFolder, positions } = options;
  const client = streamsClient(endpoint);
  const ending = new AbortController();
  const { signal } = ending;
  const begun = Promise.race([options.after, once(signal, 'abort')]);
  const followers = await Promise.all(
    consumers.map(async (consumer) => {
      const position = positions?.get(consumer.name);
      const read = await openShards(client, streamArn, position);
      const ended = begun.then(() => follow(consumer, { read, position, logFolder, signal }));
      return { ended };
    }),
  );
  const stop = async () => {
    ending.abort();
    await Promise.all(followers.map(({ ended }) => ended));
    client.destroy();
  };
  return { stop };
}

interface FollowOptions {
  read: ReadStream;
  position: StreamPosition | undefined;
  logFolder: string;
  signal: AbortSignal;
}

async function follow(
  consumer: LocalConsumer,
  { read, position, logFolder, signal }: FollowOptions,
): Promise<void> {
  const { name, filters, batchSize: limit, retries } = consumer;
  const { invoke, stop } = startFunction<DynamoDBStreamEvent>(consumer, logFolder);
  const pause = () => wait(pollMilliseconds, undefined, { signal, ref: false });
  const giveUp = ({ eventID }: DynamoDBRecord) =>
    console.error(`${name} failed ${retries + 1} times on the event ${eventID}. See its log.`);
  const readOnce = async () => {
    let isQuiet = true;
    for await (const { shard, records } of read({ limit, signal })) {
      isQuiet = false;
      const wanted = records.filter((record) => filters.some((filter) => matches(filter, record)));
      await deliver(wanted, { invoke, retries, pause, giveUp });
      const last = records.at(-1)?.dynamodb?.SequenceNumber;
      if (last !== undefined) position?.moveTo(shard, last);
    }
    if (isQuiet) await pause();
  };
  while (!signal.aborted) {
    try {
      await readOnce();
    } catch (error) {
      if (signal.aborted) break;
      console.error(`${name} could not read the stream, and tries again.`, error);
      await pause().catch(() => {});
    }
  }
  await stop();
}
