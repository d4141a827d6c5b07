import type { Invocation } from './invoke.ts';

export interface CallLimits {
  name: string;
  roundTrips: number;
  readUnits?: number;
  writeUnits?: number;
}

/** Measures whether a call stays within its limits. Returns the data of its response. */
export type Check = (limits: CallLimits, invocation: Invocation) => Promise<unknown>;
