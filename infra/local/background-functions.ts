import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DynamoDBBatchResponse, SQSBatchResponse } from 'aws-lambda';
import { FunctionHosts } from './function-hosts.ts';
import { openLog } from './function-log.ts';
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

/** Has functions of the background share threads, and a log: all that they print is in `background.log`. */
export function startBackground(logFolder: string): BackgroundFunctions {
  mkdirSync(logFolder, { recursive: true });
  const log = openLog(join(logFolder, 'background.log'));
  const hosts = new FunctionHosts<unknown, FunctionResult>({ log, endsLate: true, threads: 1 });
  const invoke = async (fn: LocalFunction, event: unknown) => {
    try {
      return await hosts.invoke(fn, event);
    } catch (error) {
      log.write(`${fn.name}: ${error instanceof Error ? error.stack : error}\n`);
      throw error;
    }
  };
  const stop = async () => {
    await hosts.stop();
    await new Promise<void>((resolve) => log.end(resolve));
  };
  return { invoke, stop };
}
