import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DynamoDBBatchResponse, SQSBatchResponse } from 'aws-lambda';
import { openLog } from './function-log.ts';
import { FunctionThread } from './function-thread.ts';
import type { LocalFunction } from './template.ts';

const heap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };
const restMilliseconds = 10_000;

/** A function of the stream or of a queue returns what failed; the others return nothing. */
type FunctionResult = DynamoDBBatchResponse | SQSBatchResponse | null | undefined;

/** A function that runs without a request, and how to end it. */
export interface RunningFunction<Event> {
  /** Throws where the function throws, or takes too long. */
  invoke: (event: Event) => Promise<FunctionResult>;
  stop: () => Promise<void>;
}

/** Runs a bundle in a thread of its own; all that it prints goes into `<logFolder>/<name>.log`. */
export function startFunction<Event>(fn: LocalFunction, logFolder: string): RunningFunction<Event> {
  mkdirSync(logFolder, { recursive: true });
  const log = openLog(join(logFolder, `${fn.name}.log`));
  let running: FunctionThread<Event, FunctionResult> | undefined;

  const start = () => {
    const onEnd = () => {
      running = undefined;
    };
    // What the service sets before the first event counts, too.
    const env = { ...process.env, ...fn.environment };
    return new FunctionThread<Event, FunctionResult>({ heap, restMilliseconds, onEnd, env, log });
  };

  const invoke = async (event: Event) => {
    running ??= start();
    const thread = running;
    const late = new Error(`${fn.name} took longer than ${fn.timeoutMilliseconds} ms.`);
    const timer = setTimeout(() => void thread.end(late), fn.timeoutMilliseconds).unref();
    try {
      return await thread.call(fn, event);
    } catch (error) {
      log.write(`${error instanceof Error ? error.stack : error}\n`);
      await thread.end(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  const stop = async () => {
    await running?.end(new Error('The service ends.'));
    await new Promise<void>((resolve) => log.end(resolve));
  };
  return { invoke, stop };
}
