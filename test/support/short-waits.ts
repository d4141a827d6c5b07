import { onTestFinished, vi } from 'vitest';

/** Has what waits for a while at most wait a fifth of a second, until the test has ended. */
export function shortenWaits(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200));
  onTestFinished(() => spy.mockRestore());
}
