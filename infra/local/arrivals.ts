import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uploads } from '#shared/bucket/keys.ts';
import { startFunction } from './background-function.ts';
import { completeSuffix } from './bucket.ts';
import type { LocalArrival } from './template.ts';

/** How long Lambda waits before it calls again with an event that failed; here it is shorter. */
const pauseMilliseconds = 1000;

/** Calls the functions that follow what comes into the bucket, none of which waits for another. */
export function followArrivals(
  arrivals: readonly LocalArrival[],
  logFolder: string,
): { onArrival: (key: string) => void; stop: () => Promise<void> } {
  const queues = arrivals.map((arrival) => ({ ...arrival, ...followKeys(arrival, logFolder) }));
  return {
    onArrival: (key) => {
      for (const { prefix, take } of queues) if (key.startsWith(prefix)) take(key);
    },
    stop: async () => {
      await Promise.all(queues.map(({ stop }) => stop()));
    },
  };
}

/** Calls a function with each key, one after the other. */
function followKeys({ retries, ...fn }: LocalArrival, logFolder: string) {
  const { invoke, stop } = startFunction(fn, logFolder);
  const ending = new AbortController();
  let last = Promise.resolve();
  const announce = async (key: string, attempt = 0): Promise<void> => {
    if (ending.signal.aborted) return;
    try {
      await invoke({ detail: { object: { key } } });
    } catch {
      // The function has logged it.
      if (ending.signal.aborted) return;
      if (attempt === retries) {
        console.error(`${fn.name} failed ${retries + 1} times on ${key}. See its log.`);
        return;
      }
      await wait(pauseMilliseconds, undefined, { signal: ending.signal }).catch(() => {});
      await announce(key, attempt + 1);
    }
  };
  return {
    take: (key: string) => {
      last = last.then(() => announce(key));
    },
    stop: async () => {
      ending.abort();
      await stop();
      await last;
    },
  };
}

/** The uploads that came into a bucket and were not looked at before the service ended. */
export function leftUploads(bucketFolder: string): string[] {
  const found = globSync(join(uploads, '**', `*${completeSuffix}`), { cwd: bucketFolder });
  return found.map((file) => file.slice(0, -completeSuffix.length).split(sep).join('/'));
}
