import { once } from 'node:events';
import { createWriteStream, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import type { LocalFunction } from './template.ts';

/** In megabytes. Without a bound, a thread collects its garbage when it has a hundred of them. */
const heap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** A thread without work gives its memory back, as Lambda does; the next event starts another one. */
const restMilliseconds = 10_000;

const threadFile = join(import.meta.dirname, 'function-thread.ts');

/** A function that runs without a request, and how to end it. */
export interface RunningFunction<Event> {
  /** Takes one event after the other. Throws where the function throws, or takes too long. */
  invoke: (event: Event) => Promise<DynamoDBBatchResponse | null | undefined>;
  stop: () => Promise<void>;
}

/** Runs a bundle in a thread of its own; all that it prints goes into `<logFolder>/<name>.log`. */
export function startFunction<Event>(fn: LocalFunction, logFolder: string): RunningFunction<Event> {
  mkdirSync(logFolder, { recursive: true });
  const file = join(logFolder, `${fn.name}.log`);
  const log = createWriteStream(file, { fd: openSync(file, 'w') });
  let thread: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;

  const start = () => {
    const worker = new Worker(threadFile, {
      workerData: pathToFileURL(join(fn.folder, 'index.mjs')).href,
      env: { ...process.env, ...fn.environment },
      stdout: true,
      stderr: true,
      resourceLimits: heap,
    });
    worker.stdout.pipe(log, { end: false });
    worker.stderr.pipe(log, { end: false });
    worker.unref();
    return worker;
  };

  const end = async () => {
    clearTimeout(resting);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };

  const invoke = async (event: Event) => {
    clearTimeout(resting);
    thread ??= start();
    try {
      const signal = AbortSignal.timeout(fn.timeoutMilliseconds);
      const answered = once(thread, 'message', { signal });
      thread.postMessage(event);
      const [answer] = await answered;
      resting = setTimeout(() => void end(), restMilliseconds).unref();
      return answer;
    } catch (error) {
      log.write(`${error instanceof Error ? error.stack : error}\n`);
      await end();
      throw error;
    }
  };

  const stop = async () => {
    await end();
    await new Promise<void>((resolve) => log.end(resolve));
  };
  return { invoke, stop };
}
