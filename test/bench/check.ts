import type { Invocation } from './invoke.ts';

export interface CallLimits {
  name: string;
  roundTrips: number;
  readUnits?: number;
  writeUnits?: number;
}

/** Checks that a call stays within its limits. Returns what it answered. */
export type Check = (limits: CallLimits, invocation: Invocation) => Promise<unknown>;
