import { setTimeout } from 'node:timers/promises';

/**
 * Waits for the next minute if this one has too few seconds left, because the rate limit counts each
 * minute separately.
 */
export async function untilMinuteHas(seconds: number): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < seconds * 1000) {
    await setTimeout(left);
  }
}
