import { CallQueue } from './call-queue.ts';
import type { LocalFunction } from './read-template.ts';

/**
 * The calls of one function that may run at once. The timeout of a waiting call has not begun; if hundreds
 * started together, all would exceed it.
 */
const maxAtOnce = 16;

/** Runs a call of a caller when it is that caller's turn. Returns or throws what the call does. */
export type RunInTurn = <Result>(
  fn: LocalFunction,
  caller: string,
  call: () => Promise<Result>,
) => Promise<Result>;

/** Limits the calls of each function that run at once. */
export function functionQueues(): RunInTurn {
  const queues = new Map<string, CallQueue>();
  return ({ folder }, caller, call) => {
    const queue = queues.get(folder) ?? new CallQueue(maxAtOnce);
    queues.set(folder, queue);
    return queue.run(caller, call);
  };
}
