import { setTimeout as wait } from 'node:timers/promises';
import { type Range, within } from './random.ts';
import type { Layer } from './wire.ts';

/** Delays every call. */
export function latency(milliseconds: Range, random: () => number): Layer {
  return async (call, next) => {
    await wait(within(milliseconds, random));
    return next(call);
  };
}
