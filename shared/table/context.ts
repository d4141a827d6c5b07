import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request took of the store. */
interface StoreUsage {
  roundTrips: number;
  /** With those that the SDK sent again. */
  attempts: number;
  readUnits: number;
  writeUnits: number;
  /** How often another transaction held a row, and how often the store asked to slow down. */
  conflicts: number;
  throttles: number;
  /** How often a decision was made. */
  decisions: number;
}

/** Until when a request may use the store, and what it took of it so far. */
interface StoreContext {
  /** Milliseconds since 1970. */
  deadline: number;
  /** Ends what is under way, and lets nothing new begin. */
  signal: AbortSignal;
  usage: StoreUsage;
}

const contexts = new AsyncLocalStorage<StoreContext>();

/**
 * Runs something in a context that all of its calls of the store obey, however deep they are made: a
 * call that nobody handed a signal to would go on behind the answer.
 */
export function inContext<T>(context: StoreContext, run: () => T): T {
  return contexts.run(context, run);
}

/** The context of the running request; undefined outside of one, as for an operator's command. */
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
