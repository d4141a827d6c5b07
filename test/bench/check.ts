import type { Invocation } from './invoke.ts';

export interface Budget {
  name: string;
  roundTrips: number;
  readUnits?: number;
  writeUnits?: number;
}

/** Holds what a call costs against what was promised; what it answered. */
export type Check = (promised: Budget, invocation: Invocation) => Promise<unknown>;
