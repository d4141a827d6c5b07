import type { Invocation } from './invoke.ts';

export interface Promised {
  name: string;
  roundTrips: number;
  readUnits?: number;
  writeUnits?: number;
}

/** Holds what a call costs against what was promised; what it answered. */
export type Check = (promised: Promised, invocation: Invocation) => Promise<unknown>;
