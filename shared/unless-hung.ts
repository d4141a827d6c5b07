/** A service that did not answer in time is left alone for so long: others wait behind it. */
const pauseMilliseconds = 60_000;
const hungUntil = new Map<string, number>();

/**
 * Calls a service of others, unless it did not answer in time a moment ago.
 * @throws the error of the call, or an Error where it is left alone
 */
export async function unlessHung<T>(service: string, call: () => Promise<T>): Promise<T> {
  if ((hungUntil.get(service) ?? 0) > Date.now()) {
    throw new Error(`${service} did not answer a moment ago.`);
  }
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      hungUntil.set(service, Date.now() + pauseMilliseconds);
    }
    throw error;
  }
}
