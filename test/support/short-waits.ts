import { onTestFinished, vi } from 'vitest';

/** Shortens each `AbortSignal.timeout` to 200 ms until the test ends. */
export function shortenWaits(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200));
  onTestFinished(() => spy.mockRestore());
}
