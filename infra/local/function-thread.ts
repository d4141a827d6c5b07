import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { connectionPort } from './guard-connections.ts';
import type { LocalFunction } from './read-template.ts';
import { hasMemoryFlags } from './restart-with-memory-flags.ts';

const entryFile = join(import.meta.dirname, 'thread-entry.ts');

/** Without a limit, a thread collects a hundred megabytes of garbage before it frees any. */
const heap = { maxOldGenerationSizeMb: 512 };
// Otherwise the flag of this process would apply to its threads, too. Nobody waits for background work, so its
// young generation can be smaller.
if (hasMemoryFlags) setFlagsFromString('--max-semi-space-size=4');
/** An idle thread ends after this time, which frees its memory. */
const idleMilliseconds = 30_000;

/** A message to a thread. */
export interface ThreadCall {
  id: number;
  fn: LocalFunction;
  event: unknown;
}

/** A message from a thread: what the function returned or threw. */
export interface ThreadAnswer {
  id: number;
  outcome: { result: unknown } | { error: unknown };
}

interface ThreadOptions {
  /** Called once, when the thread accepts no more calls. */
  onEnd: () => void;
  /** Receives all its output. */
  log: Writable;
}

interface PendingCall<Result> {
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** A thread that runs bundles, each loaded with its first call. */
export class FunctionThread<Result> {
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #waiting = new Map<number, PendingCall<Result>>();
  #calls = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(options: ThreadOptions) {
    const { log } = options;
    this.#options = options;
    const connections = connectionPort();
    this.#worker = new Worker(entryFile, {
      ...{ workerData: { connections }, transferList: [connections] },
      resourceLimits: heap,
      ...{ stdout: true, stderr: true },
    });
    this.#worker.stdout.pipe(log, { end: false });
    this.#worker.stderr.pipe(log, { end: false });
    this.#worker.on('message', (answer: ThreadAnswer) => this.#settle(answer));
    this.#worker.once('error', (error) => this.end(error));
    this.#worker.once('exit', () => this.end(new Error('The thread of the function ended.')));
    this.#worker.unref();
  }

  /** Calls a function, and returns its result. Throws what the function throws, or if the thread ends. */
  call(
    { name, folder, environment, timeoutMilliseconds }: LocalFunction,
    event: unknown,
  ): Promise<Result> {
    clearTimeout(this.#idleTimer);
    this.#calls += 1;
    const fn = { name, folder, environment, timeoutMilliseconds };
    const call = { id: this.#calls, fn, event };
    return new Promise((resolve, reject) => {
      this.#waiting.set(call.id, { resolve, reject });
      this.#worker.postMessage(call satisfies ThreadCall);
    });
  }

  /** Ends the thread; calls under way fail with the error. Resolves when it has ended. */
  async end(error: unknown): Promise<void> {
    if (!this.#hasEnded) {
      this.#hasEnded = true;
      clearTimeout(this.#idleTimer);
      this.#options.onEnd();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    }
    await this.#worker.terminate();
  }

  #settle({ id, outcome }: ThreadAnswer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('error' in outcome) waiting?.reject(outcome.error);
    // A cast: the tests of the functions check what they return.
    else waiting?.resolve(outcome.result as Result);
    if (this.#waiting.size > 0) return;
    const endIdle = () => void this.end(new Error('The thread was idle.'));
    this.#idleTimer = setTimeout(endIdle, idleMilliseconds).unref();
  }
}
