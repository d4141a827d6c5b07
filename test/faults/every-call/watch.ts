import { randomUUID } from 'node:crypto';
import { asCaller, presentCaller } from '../../support/store/caller.ts';
import type { Fault } from '../../support/store/decided.ts';
import type { Arrival } from '../../support/store/server.ts';

/** What a request does to the store, and what it leaves behind. */
export interface WatchedCall {
  /** The name that its calls go by. */
  caller: string;
  /** The operations that reached the store before the answer, in their order. */
  operations: string[];
  /** How many of them came before the first that went wrong, where one did. */
  struckBehind: number | undefined;
  /** The operations that were begun after the answer. */
  late: string[];
  /** The promises that were rejected and that nobody held. */
  rejections: string[];
  /** How long the answer took. */
  milliseconds: number;
}

/** A call that a request makes. */
export interface StoreCall {
  operation: string;
  /** Which one of this operation it is, counted from 1. */
  nth: number;
  /** Whether one before it went wrong. */
  isBehind: boolean;
}

/** Decides what goes wrong with a call. */
export type FaultAt = (call: StoreCall) => Fault;

interface RunningCall extends WatchedCall {
  faultAt: FaultAt;
  isAnswered: boolean;
}

/** Tells the calls of many requests at once from each other. */
export class Watch {
  readonly #running = new Map<string, RunningCall>();

  readonly faultOf = ({ caller, operation }: Arrival): Fault => {
    const running = this.#running.get(caller ?? '');
    if (!running) return undefined;
    // What comes too late may not spoil what is looked at next.
    if (running.late.length > 0) return 'reset';
    const before = running.operations.length;
    running.operations.push(operation);
    const nth = running.operations.filter((one) => one === operation).length;
    const isBehind = running.struckBehind !== undefined;
    const fault = running.faultAt({ operation, nth, isBehind });
    if (fault !== undefined) running.struckBehind ??= before;
    return fault;
  };

  /** Sends a request, and watches it, even after its answer. */
  async send<T>(
    faultAt: FaultAt,
    task: () => Promise<T>,
  ): Promise<{ answer: T; watched: WatchedCall }> {
    const caller = randomUUID();
    const running: RunningCall = {
      caller,
      operations: [],
      struckBehind: undefined,
      late: [],
      rejections: [],
      milliseconds: 0,
      faultAt,
      isAnswered: false,
    };
    this.#running.set(caller, running);
    const onCall = (operation: string) => {
      if (running.isAnswered) running.late.push(operation);
    };
    const start = performance.now();
    const answer = await asCaller({ name: caller, onCall }, task);
    running.isAnswered = true;
    running.milliseconds = performance.now() - start;
    return { answer, watched: running };
  }

  /**
   * Notes what would have ended a function, without a word to the test runner. Gives what goes back
   * to it. An exception that nobody catches fails the run by itself.
   */
  takeRejections(): () => void {
    const others = process.listeners('unhandledRejection');
    const note = (reason: unknown) => {
      const running = this.#running.get(presentCaller()?.name ?? '');
      if (running) running.rejections.push(String(reason));
      else for (const other of others) other(reason, Promise.resolve());
    };
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', note);
    return () => {
      process.off('unhandledRejection', note);
      for (const other of others) process.on('unhandledRejection', other);
    };
  }
}
