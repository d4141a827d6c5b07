import { randomUUID } from 'node:crypto';
import { currentCaller, runAsCaller } from '../../support/store/caller.ts';
import type { Fault } from '../../support/store/inject-fault.ts';
import type { Arrival } from '../../support/store/server.ts';

/** What a request sent to the store, and what it did after its response. */
export interface RecordedRequest {
  /** The name under which its calls arrive. */
  caller: string;
  /** The operations that reached the store before the response, in order. */
  operations: string[];
  /** How many of them came before the first fault, if there was one. */
  callsBeforeFault: number | undefined;
  /** The operations that began after the response. */
  late: string[];
  /** Rejections that nothing handled. */
  rejections: string[];
  /** The time until the response. */
  milliseconds: number;
}

/** A call of a request. */
interface RecordedCall {
  operation: string;
  /** Its number among calls of the same operation, from 1. */
  nth: number;
  /** Whether a call before it met a fault. */
  isAfterFault: boolean;
}

/** Chooses the fault of a call. */
export type FaultAt = (call: RecordedCall) => Fault;

interface RunningCall extends RecordedRequest {
  faultAt: FaultAt;
  isAnswered: boolean;
}

/** Records the store calls of concurrent requests, separately for each request. */
export class CallRecorder {
  readonly #running = new Map<string, RunningCall>();

  readonly faultOf = ({ caller, operation }: Arrival): Fault => {
    const running = this.#running.get(caller ?? '');
    if (!running) return undefined;
    // A call after the response must not change what the test reads next.
    if (running.late.length > 0) return 'reset';
    const before = running.operations.length;
    running.operations.push(operation);
    const nth = running.operations.filter((one) => one === operation).length;
    const isAfterFault = running.callsBeforeFault !== undefined;
    const fault = running.faultAt({ operation, nth, isAfterFault });
    if (fault !== undefined) running.callsBeforeFault ??= before;
    return fault;
  };

  /** Sends a request, and records its calls, even those after its answer. */
  async send<T>(
    faultAt: FaultAt,
    task: () => Promise<T>,
  ): Promise<{ answer: T; recorded: RecordedRequest }> {
    const caller = randomUUID();
    const running: RunningCall = {
      caller,
      operations: [],
      callsBeforeFault: undefined,
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
    const answer = await runAsCaller({ name: caller, onCall }, task);
    running.isAnswered = true;
    running.milliseconds = performance.now() - start;
    return { answer, recorded: running };
  }

  /**
   * Records unhandled rejections of requests, so that they do not fail the run. Returns a function that
   * restores the listeners. Uncaught exceptions still fail the run.
   */
  captureRejections(): () => void {
    const others = process.listeners('unhandledRejection');
    const record = (reason: unknown) => {
      const running = this.#running.get(currentCaller()?.name ?? '');
      if (running) running.rejections.push(String(reason));
      else for (const other of others) other(reason, Promise.resolve());
    };
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', record);
    return () => {
      process.off('unhandledRejection', record);
      for (const other of others) process.on('unhandledRejection', other);
    };
  }
}
