import { availableParallelism } from 'node:os';
import type { Writable } from 'node:stream';
import { CallQueue } from './call-queue.ts';
import { FunctionThread } from './function-thread.ts';
import type { LocalFunction } from './read-template.ts';

/**
 * A thread for each processor, up to four: each loads and compiles for itself what its functions share, so
 * that more would only take time and memory.
 */
const mostThreads = Math.min(availableParallelism(), 4);

/**
 * Calls of one function that run at once on this machine's few processors. The others begin later, with
 * all of their time: hundreds that began together would all run out of it.
 */
const mostAtOnce = 16;

interface HostsOptions {
  /** How many threads there are at most, if not as many as this machine is good for. */
  threads?: number;
  /** Where all that the functions print goes, if not where the service prints. */
  log?: Writable;
  /**
   * Whether a thread ends with a call that takes too long. Others that it had begin anew in the next one,
   * so this is for functions that may be called twice with an event.
   */
  endsLate?: boolean;
}

/** A thread, and the folders of the functions that it is for. */
interface Host<Event, Result> {
  thread: FunctionThread<Event, Result>;
  folders: Set<string>;
}

/** A function took longer than it may. */
class LateError extends Error {}

/** Runs functions in a few threads, each loaded with its first call. */
export class FunctionHosts<Event, Result> {
  readonly #options: HostsOptions;
  readonly #hosts = new Set<Host<Event, Result>>();
  readonly #queues = new Map<string, CallQueue>();

  constructor(options: HostsOptions = {}) {
    this.#options = options;
  }

  /**
   * What a function makes of an event of a caller, who waits for his turn. Throws where the function
   * throws, or its thread ends.
   */
  invoke(fn: LocalFunction, event: Event, caller = ''): Promise<Result> {
    return this.#queueOf(fn).run(caller, () =>
      this.#options.endsLate ? this.#callInTime(fn, event) : this.#threadOf(fn).call(fn, event),
    );
  }

  /** Ends the threads, in the midst of their work. */
  async stop(): Promise<void> {
    const ended = new Error('The service ends.');
    await Promise.all([...this.#hosts].map(({ thread }) => thread.end(ended)));
  }

  async #callInTime(fn: LocalFunction, event: Event): Promise<Result> {
    const { name, timeoutMilliseconds } = fn;
    for (;;) {
      const thread = this.#threadOf(fn);
      let late: LateError | undefined;
      const end = () => {
        late = new LateError(`${name} took longer than ${timeoutMilliseconds} ms.`);
        void thread.end(late);
      };
      const timer = setTimeout(end, timeoutMilliseconds).unref();
      try {
        return await thread.call(fn, event);
      } catch (error) {
        const isOfAnother = error instanceof LateError && error !== late;
        if (!isOfAnother) throw error;
      } finally {
        clearTimeout(timer);
      }
    }
  }

  #queueOf({ folder }: LocalFunction): CallQueue {
    const queue = this.#queues.get(folder) ?? new CallQueue(mostAtOnce);
    this.#queues.set(folder, queue);
    return queue;
  }

  #threadOf({ folder }: LocalFunction): FunctionThread<Event, Result> {
    const hosts = [...this.#hosts];
    const known = hosts.find((host) => host.folders.has(folder));
    const { thread, folders } = known ?? this.#emptiestOf(hosts);
    folders.add(folder);
    return thread;
  }

  #emptiestOf(hosts: Host<Event, Result>[]): Host<Event, Result> {
    const { threads = mostThreads } = this.#options;
    const [emptiest] = hosts.toSorted((a, b) => a.folders.size - b.folders.size);
    return emptiest && hosts.length >= threads ? emptiest : this.#newHost();
  }

  #newHost(): Host<Event, Result> {
    const onEnd = () => this.#hosts.delete(host);
    const thread = new FunctionThread<Event, Result>({ onEnd, log: this.#options.log });
    const host: Host<Event, Result> = { thread, folders: new Set() };
    this.#hosts.add(host);
    return host;
  }
}
