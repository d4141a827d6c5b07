import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackgroundFunctions } from './background-functions.ts';
import { follow } from './follower.ts';
import { openShards, streamsClient } from './shards.ts';
import { earliestOf, type StreamPosition } from './stream-position.ts';
import type { LocalStreamConsumer } from './template.ts';

/** How often a stream without news is asked again, as Lambda does. */
const pollMilliseconds = 250;
/** Reading pauses while a function is more than this many records behind, or they would fill the memory. */
const maxWaiting = 10_000;

interface StreamOptions {
  endpoint: string;
  streamArn: string;
  consumers: readonly LocalStreamConsumer[];
  background: BackgroundFunctions;
  /** How far each function has come, by its name; without, it gets what is written from now on. */
  positions?: ReadonlyMap<string, StreamPosition>;
  /** No function is called before. */
  after?: Promise<unknown>;
}

/**
 * Calls the functions of the background with all that is written, until it is stopped. The stream is
 * read once for all of them; each takes what it wants in its own time.
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

/** Reads until the end, even if single reads fail. */
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
