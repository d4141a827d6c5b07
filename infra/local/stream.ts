import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { startFunction } from './background-function.ts';
import { deliver } from './deliver.ts';
import { matches } from './event-filter.ts';
import { openShards, type ReadStream, streamsClient } from './shards.ts';
import type { LocalConsumer } from './template.ts';

/** How often a stream without news is asked again, as Lambda does. */
const pollMilliseconds = 250;

interface StreamOptions {
  endpoint: string;
  streamArn: string;
  consumers: readonly LocalConsumer[];
  /** Where the functions log. */
  logFolder: string;
}

/** Calls the functions of the background with all that is written from now on, until it is stopped. */
export async function followStream(options: StreamOptions): Promise<{ stop: () => Promise<void> }> {
  const { endpoint, streamArn, consumers, logFolder } = options;
  const client = streamsClient(endpoint);
  const ending = new AbortController();
  const followers = await Promise.all(
    consumers.map(async (consumer) => {
      const read = await openShards(client, streamArn);
      return { ended: follow(consumer, read, logFolder, ending.signal) };
    }),
  );
  const stop = async () => {
    ending.abort();
    await Promise.all(followers.map(({ ended }) => ended));
    client.destroy();
  };
  return { stop };
}

async function follow(
  consumer: LocalConsumer,
  read: ReadStream,
  logFolder: string,
  signal: AbortSignal,
): Promise<void> {
  const { name, filters, batchSize: limit, retries } = consumer;
  const { invoke, stop } = startFunction<DynamoDBStreamEvent>(consumer, logFolder);
  const pause = () => wait(pollMilliseconds, undefined, { signal, ref: false });
  const giveUp = ({ eventID }: DynamoDBRecord) =>
    console.error(`${name} failed ${retries + 1} times on the event ${eventID}. See its log.`);
  const readOnce = async () => {
    let isQuiet = true;
    for await (const batch of read({ limit, signal })) {
      isQuiet = false;
      const wanted = batch.filter((record) => filters.some((filter) => matches(filter, record)));
      await deliver(wanted, { invoke, retries, pause, giveUp });
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
