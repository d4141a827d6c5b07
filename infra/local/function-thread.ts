import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { connectionPort } from './guard-connections.ts';
import type { LocalFunction } from './read-template.ts';
import { hasMemoryFlags } from './restart-with-memory-flags.ts';

const entryFile = join(import.meta.dirname, 'thread-entry.ts');

/** Without a bound, a thread collects its garbage when it has a hundred megabytes of it. */
const heap = { maxOldGenerationSizeMb: 512 };
// The flag of this process would apply to its threads, too, whatever their own limits. Nobody waits for their work,
// so their young generation is smaller: three semi-spaces of 4 MB.
if (hasMemoryFlags) setFlagsFromString('--max-semi-space-size=4');
/** How long a thread waits for work before it frees its memory, as Lambda does. */
const idleMilliseconds = 30_000;

/** What a thread is asked. */
export interface ThreadCall {
  id: number;
  fn: LocalFunction;
  event: unknown;
}

/** What it answers: what the function returned or threw. */
export interface ThreadAnswer {
  id: number;
  outcome: { result: unknown } | { error: unknown };
}

interface ThreadOptions {
  /** Called once, when the thread takes no more calls. */
  onEnd: () => void;
  /** Where all that it prints goes. */
  log: Writable;
}

interface PendingCall<Result> {
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** A thread in which bundles run, each loaded with its first call. */
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

  /** What a function makes of an event. Throws where the function throws, or the thread ends. */
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

  /** Ends the thread, and whoever waits for it gets the error. Resolves when it is gone. */
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
    // Cast, not validated here: the tests of the functions do that.
    else waiting?.resolve(outcome.result as Result);
    if (this.#waiting.size > 0) return;
    const endIdle = () => void this.end(new Error('The thread was idle.'));
    this.#idleTimer = setTimeout(endIdle, idleMilliseconds).unref();
  }
}
