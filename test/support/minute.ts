import { setTimeout } from 'node:timers/promises';

/**
 * Waits for the next minute where this one has few seconds left: calls on both sides of its end
 * are counted apart by the rate limit.
 */
export async function untilMinuteHas(seconds: number): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < seconds * 1000) {
    await setTimeout(left);
  }
}
