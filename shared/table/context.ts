import { AsyncLocalStorage } from 'node:async_hooks';

/** The usage of the store at the start of a request. */
export const noUsage = () => ({
  roundTrips: 0,
  /** Including the SDK's retries. */
  attempts: 0,
  readUnits: 0,
  writeUnits: 0,
  /** With other transactions. */
  conflicts: 0,
  /** Calls that were throttled. */
  throttles: 0,
  /** How often a decision ran. */
  decisions: 0,
});

/** A request's deadline for the store, and its usage so far. */
interface StoreContext {
  /** Milliseconds since 1970. */
  deadline: number;
  /** Aborts running calls and prevents new ones. */
  signal: AbortSignal;
  usage: ReturnType<typeof noUsage>;
  /** What writes wait for, where it is still being checked who calls. They fail where it fails. */
  writesAfter?: Promise<void>;
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

/** Runs a write that waits for nothing, since it may as well be lost. */
export function withoutWaiting<T>(write: () => T): T {
  const current = currentContext();
  if (!current?.writesAfter) return write();
  const { writesAfter: _check, ...context } = current;
  return inContext(context, write);
}
