import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { files, previewSuffix, uploads } from '#shared/bucket/keys.ts';
import type { BackgroundFunctions } from './background-functions.ts';
import { completeSuffix } from './bucket.ts';
import type { LocalBucketConsumer } from './template.ts';

/** The pause before a failed event is sent again; Lambda waits longer. */
const pauseMilliseconds = 1000;

/** Calls the functions for objects created in the bucket. The functions do not wait for each other. */
export function followBucket(
  consumers: readonly LocalBucketConsumer[],
  background: BackgroundFunctions,
): { onObjectCreated: (key: string) => void; stop: () => void } {
  const ending = new AbortController();
  const queues = consumers.map((consumer) => {
    return { ...consumer, addKey: keyQueue(consumer, background, ending.signal) };
  });
  const onObjectCreated = (key: string) => {
    for (const { prefix, addKey } of queues) if (key.startsWith(prefix)) addKey(key);
  };
  return { onObjectCreated, stop: () => ending.abort() };
}

/** A queue of object keys, for each of which a function is called, one after the other. */
function keyQueue(
  fn: LocalBucketConsumer,
  { invoke }: BackgroundFunctions,
  signal: AbortSignal,
): (key: string) => void {
  let last = Promise.resolve();
  const announce = async (key: string, attempt = 0): Promise<void> => {
    if (signal.aborted) return;
    try {
      await invoke(fn, { detail: { object: { key } } });
    } catch {
      // The function has logged it.
      if (signal.aborted) return;
      if (attempt === fn.retries) {
        console.error(`${fn.name} failed ${fn.retries + 1} times on ${key}. See background.log.`);
        return;
      }
      await wait(pauseMilliseconds, undefined, { signal }).catch(() => {});
      await announce(key, attempt + 1);
    }
  };
  return (key) => {
    last = last.then(() => announce(key));
  };
}

/** The keys of objects that were not processed before the last service ended. */
export function unprocessedObjects(bucketFolder: string): string[] {
  return [...keysIn(bucketFolder, uploads), ...picturesWithoutPreview(bucketFolder)];
}

function picturesWithoutPreview(bucketFolder: string): string[] {
  const keys = new Set(keysIn(bucketFolder, files));
  const isWithout = (key: string) =>
    !key.endsWith(previewSuffix) && !keys.has(`${key}${previewSuffix}`);
  const isPicture = (key: string) => {
    const about = readFileSync(join(bucketFolder, `${key}${completeSuffix}`), 'utf8');
    return about.includes('"content-type": "image/');
  };
  return [...keys].filter((key) => isWithout(key) && isPicture(key));
}

/** The keys with a prefix whose objects are complete. */
function keysIn(bucketFolder: string, prefix: string): string[] {
  const uploadedFiles = globSync(join(prefix, '**', `*${completeSuffix}`), { cwd: bucketFolder });
  return uploadedFiles.map((file) => file.slice(0, -completeSuffix.length).split(sep).join('/'));
}
