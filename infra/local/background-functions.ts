import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { DynamoDBBatchResponse, SQSBatchResponse } from 'aws-lambda';
import { openLog } from './function-log.ts';
import { functionQueues } from './function-queues.ts';
import { FunctionThread } from './function-thread.ts';
import type { LocalFunction } from './read-template.ts';

/** Functions of streams and queues return the records that failed; the others return nothing. */
type FunctionResult = DynamoDBBatchResponse | SQSBatchResponse | null | undefined;

/** The functions that run without a request. */
export interface BackgroundFunctions {
  /** Throws where the function throws, or takes too long. */
  invoke: (fn: LocalFunction, event: unknown) => Promise<FunctionResult>;
  /** Stops them at once, even if they are working. */
  stop: () => Promise<void>;
}

/**
 * Runs the background functions in one thread, so that no response waits for them. Their output goes into
 * `background.log`.
 */
export function startBackground(logFolder: string): BackgroundFunctions {
  mkdirSync(logFolder, { recursive: true });
  const log = openLog(join(logFolder, 'background.log'));
  const runInTurn = functionQueues();
  const { callInTime, end } = backgroundThread(log);
  const invoke = async (fn: LocalFunction, event: unknown) => {
    try {
      return await runInTurn(fn, '', () => callInTime(fn, event));
    } catch (error) {
      log.write(`${fn.name}: ${error instanceof Error ? error.stack : error}\n`);
      throw error;
    }
  };
  const stop = async () => {
    await end();
    await new Promise<void>((resolve) => log.end(resolve));
  };
  return { invoke, stop };
}

/** A function exceeded its timeout. */
class LateError extends Error {}

/** Manages the thread of the background functions. When it ends, the next call starts another. */
function backgroundThread(log: Writable) {
  let current: FunctionThread<FunctionResult> | undefined;
  const thread = () => {
    const one: FunctionThread<FunctionResult> =
      current ??
      new FunctionThread<FunctionResult>({
        onEnd: () => {
          if (current === one) current = undefined;
        },
        log,
      });
    current = one;
    return one;
  };
  /**
   * Calls a function, and returns its result. A timeout ends the thread, since nothing else can end a loop;
   * other calls in it start again in the next thread.
   */
  const callInTime = async (fn: LocalFunction, event: unknown): Promise<FunctionResult> => {
    const { name, timeoutMilliseconds } = fn;
    for (;;) {
      const host = thread();
      let late: LateError | undefined;
      const endLate = () => {
        late = new LateError(`${name} took longer than ${timeoutMilliseconds} ms.`);
        void host.end(late);
      };
      const timer = setTimeout(endLate, timeoutMilliseconds).unref();
      try {
        return await host.call(fn, event);
      } catch (error) {
        const isOfAnother = error instanceof LateError && error !== late;
        if (!isOfAnother) throw error;
      } finally {
        clearTimeout(timer);
      }
    }
  };
  /** Ends the thread at once, even if it is working. */
  const end = async () => {
    await current?.end(new Error('The service ends.'));
  };
  return { callInTime, end };
}
