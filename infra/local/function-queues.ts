import { CallQueue } from './call-queue.ts';
import type { LocalFunction } from './read-template.ts';

/**
 * Calls of one function that run at once on this machine's few processors. The others begin later, with
 * all of their time: hundreds that began together would all run out of it.
 */
const mostAtOnce = 16;

/** Runs the calls of each function by turns. */
export class FunctionQueues {
  readonly #queues = new Map<string, CallQueue>();

  /** Runs a call of a caller when it is its turn. Resolves or throws as the call does. */
  run<Result>(
    { folder }: LocalFunction,
    caller: string,
    call: () => Promise<Result>,
  ): Promise<Result> {
    const queue = this.#queues.get(folder) ?? new CallQueue(mostAtOnce);
    this.#queues.set(folder, queue);
    return queue.run(caller, call);
  }
}
