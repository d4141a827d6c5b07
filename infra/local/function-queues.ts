import { CallQueue } from './call-queue.ts';
import type { LocalFunction } from './read-template.ts';

/**
 * Calls of one function that run at once on this machine's few processors. The others begin later, with
 * all of their time: hundreds that began together would all run out of it.
 */
const maxAtOnce = 16;

/** Runs a call of a caller when it is its turn. Resolves or throws as the call does. */
export type RunInTurn = <Result>(
  fn: LocalFunction,
  caller: string,
  call: () => Promise<Result>,
) => Promise<Result>;

/** Has the calls of each function wait in a queue of its own. */
export function functionQueues(): RunInTurn {
  const queues = new Map<string, CallQueue>();
  return ({ folder }, caller, call) => {
    const queue = queues.get(folder) ?? new CallQueue(maxAtOnce);
    queues.set(folder, queue);
    return queue.run(caller, call);
  };
}
