import { isRecent } from './time.ts';

/** How long a service that did not answer in time is not called: other tasks wait for such a call. */
const pauseMilliseconds = 60_000;
const timedOutAt = new Map<string, number>();

/**
 * Calls a service of others, unless it did not answer in time a moment ago.
 * @throws the error of the call, or an Error where it is left alone
 */
export async function withCircuitBreaker<T>(service: string, call: () => Promise<T>): Promise<T> {
  const since = timedOutAt.get(service);
  if (since !== undefined && isRecent(since, pauseMilliseconds)) {
    throw new Error(`${service} did not answer a moment ago.`);
  }
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      timedOutAt.set(service, Date.now());
    }
    throw error;
  }
}
