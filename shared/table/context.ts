import { AsyncLocalStorage } from 'node:async_hooks';

/** A request's use of the store. */
interface StoreUsage {
  roundTrips: number;
  /** Including the SDK's retries. */
  attempts: number;
  readUnits: number;
  writeUnits: number;
  /** Conflicts with other transactions, and throttled calls. */
  conflicts: number;
  throttles: number;
  /** How often a decision ran. */
  decisions: number;
}

/** A request's deadline for the store, and its usage so far. */
interface StoreContext {
  /** Milliseconds since 1970. */
  deadline: number;
  /** Aborts running calls and prevents new ones. */
  signal: AbortSignal;
  usage: StoreUsage;
}

const contexts = new AsyncLocalStorage<StoreContext>();

/**
 * Runs a function in a context that all its store calls obey, however deep. A call without the
 * signal would continue after the answer.
 */
export function inContext<T>(context: StoreContext, run: () => T): T {
  return contexts.run(context, run);
}

/** The context of the running request; undefined outside of one, as in an operator's command. */
export function currentContext(): StoreContext | undefined {
  return contexts.getStore();
}

export function noUsage(): StoreUsage {
  return {
    roundTrips: 0,
    attempts: 0,
    readUnits: 0,
    writeUnits: 0,
    conflicts: 0,
    throttles: 0,
    decisions: 0,
  };
}
