import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import { CallQueue } from './call-queue.ts';
import { FunctionThread } from './function-thread.ts';
import type { LocalFunction } from './template.ts';

/** A function takes 2 to 5 MB, most of it its copy of the SDK: a hundred of them are too many to keep. */
export const functionsPerHost = 20;
/** In megabytes: far more than so many functions need. */
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
const restMilliseconds = 30_000;

/**
 * Calls of one function that run at once on this machine's few processors. The others begin later, with
 * all of their time: hundreds that began together would all run out of it.
 */
const mostAtOnce = 32;

/** A thread, and the folders of the functions that it is for. */
interface Host {
  thread: FunctionThread<GatewayEvent, GatewayResult>;
  folders: Set<string>;
}

/** Runs functions that are waited for, a few in a thread, each loaded with its first call. */
export class FunctionHosts {
  readonly #hosts = new Set<Host>();
  readonly #queues = new Map<string, CallQueue>();

  /** What a function makes of an event. Throws where the function throws, or its thread ends. */
  invoke(fn: LocalFunction, event: GatewayEvent): Promise<GatewayResult> {
    return this.#queueOf(fn).run(() => {
      const { thread, folders } = this.#hostOf(fn);
      folders.add(fn.folder);
      return thread.call(fn, event);
    });
  }

  stop(): void {
    for (const { thread } of this.#hosts) void thread.end(new Error('The service ends.'));
  }

  #queueOf({ folder }: LocalFunction): CallQueue {
    const queue = this.#queues.get(folder) ?? new CallQueue(mostAtOnce);
    this.#queues.set(folder, queue);
    return queue;
  }

  #hostOf({ folder }: LocalFunction): Host {
    const hosts = [...this.#hosts];
    return (
      hosts.find(({ folders }) => folders.has(folder)) ??
      hosts.find(({ folders }) => folders.size < functionsPerHost) ??
      this.#newHost()
    );
  }

  #newHost(): Host {
    const onEnd = () => this.#hosts.delete(host);
    const thread = new FunctionThread<GatewayEvent, GatewayResult>({
      heap,
      restMilliseconds,
      onEnd,
    });
    const host: Host = { thread, folders: new Set() };
    this.#hosts.add(host);
    return host;
  }
}
