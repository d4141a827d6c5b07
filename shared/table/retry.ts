import { setTimeout as wait } from 'node:timers/promises';

/**
 * What is tried again, how often, and why: the SDK sends a call again that was lost or throttled; a
 * transaction is sent again where another held one of its rows, or the store throttled; a decision is
 * made again where what it was made on has changed. One request sends a transaction at most their
 * product of times, 4 × 8 × 12 = 384, and is ended by the time of its function long before.
 */
export const attempts = { call: 4, transaction: 8, decision: 12 } as const;

const baseMilliseconds = 10;
const ceilingMilliseconds = 250;

/** Waits before the n-th attempt, counted from 0: not at all, then longer and longer, with jitter. */
export async function pauseBefore(attempt: number): Promise<void> {
  if (attempt === 0) return;
  const ceiling = Math.min(ceilingMilliseconds, baseMilliseconds * 2 ** attempt);
  await wait(Math.random() * ceiling);
}
