import { setTimeout as wait } from 'node:timers/promises';

const baseMilliseconds = 10;
const ceilingMilliseconds = 250;

/** Waits before the n-th attempt, counted from 0: not at all, then longer and longer, with jitter. */
export async function pauseBefore(attempt: number): Promise<void> {
  if (attempt === 0) return;
  const ceiling = Math.min(ceilingMilliseconds, baseMilliseconds * 2 ** attempt);
  await wait(Math.random() * ceiling);
}
