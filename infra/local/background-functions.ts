import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { DynamoDBBatchResponse, SQSBatchResponse } from 'aws-lambda';
import { openLog } from './function-log.ts';
import { functionQueues } from './function-queues.ts';
import { FunctionThread } from './function-thread.ts';
import type { LocalFunction } from './read-template.ts';

/** A function of the stream or of a queue returns what failed; the others return nothing. */
type FunctionResult = DynamoDBBatchResponse | SQSBatchResponse | null | undefined;

/** The functions that run without a request. */
export interface BackgroundFunctions {
  /** Throws where the function throws, or takes too long. */
  invoke: (fn: LocalFunction, event: unknown) => Promise<FunctionResult>;
  /** Ends them all, in the midst of their work. */
  stop: () => Promise<void>;
}

/**
 * Runs the background functions in one thread, so that no answer waits for them, and with one log: all their
 * output is in `background.log`.
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

/** A function took longer than it may. */
class LateError extends Error {}

/** The one thread of the background, and after each that has ended the next one. */
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
   * What a function makes of an event. One that takes too long ends the thread, as nothing else ends a loop;
   * calls of others begin anew in the next one.
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
  /** Ends the thread, in the midst of its work. */
  const end = async () => {
    await current?.end(new Error('The service ends.'));
  };
  return { callInTime, end };
}
