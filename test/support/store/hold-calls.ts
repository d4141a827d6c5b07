import type { Arrival } from './server.ts';

/**
 * A fault that makes the chosen store calls wait. `reached` resolves once one waits, and `release` lets them
 * continue.
 */
export function holdCalls(isChosen: (arrival: Arrival) => boolean) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const faultOf = async (arrival: Arrival) => {
    if (!isChosen(arrival)) return undefined;
    reached.resolve();
    await released.promise;
    return undefined;
  };
  return { faultOf, reached: reached.promise, release: released.resolve };
}
