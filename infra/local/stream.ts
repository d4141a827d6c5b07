import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackgroundFunctions } from './background-functions.ts';
import { follow } from './follower.ts';
import { openShards, streamsClient } from './shards.ts';
import { earliestOf, type StreamPosition } from './stream-position.ts';
import type { LocalStreamConsumer } from './template.ts';

/** The pause after a read without new records, as on Lambda. */
const pollMilliseconds = 250;
/** Reading pauses while a function is this many records behind, to limit the memory. */
const maxWaiting = 10_000;

interface StreamOptions {
  endpoint: string;
  streamArn: string;
  consumers: readonly LocalStreamConsumer[];
  background: BackgroundFunctions;
  /** The position of each function by its name; without one, it receives only new records. */
  positions?: ReadonlyMap<string, StreamPosition>;
  /** No function is called before it is settled. */
  after?: Promise<unknown>;
}

/**
 * Reads the stream once for all background functions, and delivers the records to each at its own pace, until
 * it is stopped.
 */
export async function followStream(options: StreamOptions): Promise<{ stop: () => Promise<void> }> {
  const { endpoint, streamArn, consumers, background, positions } = options;
  const client = streamsClient(endpoint);
  const ending = new AbortController();
  const { signal } = ending;
  const pause = () => wait(pollMilliseconds, undefined, { signal, ref: false });
  const earliest = positions && earliestOf([...positions.values()]);
  const read = await openShards(client, streamArn, earliest);
  const followers = consumers.map((consumer) => {
    const position = positions?.get(consumer.name);
    return follow(consumer, { position, background, signal, pause });
  });
  const limit = Math.min(...consumers.map(({ batchSize }) => batchSize));
  const readOnce = async () => {
    if (followers.some(({ waiting }) => waiting() > maxWaiting)) return pause();
    let isQuiet = true;
    for await (const batch of read({ limit, signal })) {
      isQuiet = false;
      for (const { take } of followers) take(batch);
    }
    if (isQuiet) await pause();
  };
  const beginning = Promise.race([options.after, once(signal, 'abort')]);
  const end = beginning.then(() => repeat(readOnce, { signal, pause }));
  const stop = async () => {
    ending.abort();
    await end;
    await Promise.all(followers.map((follower) => follower.stop()));
    client.destroy();
  };
  return { stop };
}

/** Reads again and again until it is stopped, even if some reads fail. */
async function repeat(
  readOnce: () => Promise<void>,
  { signal, pause }: { signal: AbortSignal; pause: () => Promise<void> },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await readOnce();
    } catch (error) {
      if (signal.aborted) return;
      console.error('The stream could not be read, and is read again.', error);
      await pause().catch(() => {});
    }
  }
}
