/** How often and how long a call is retried. */
export interface RetryOptions {
  /** How often a call is repeated at most; 3 if nothing is said. */
  retries: number;
  /** The seconds that one repetition is waited for at most; 60 if nothing is said. */
  longestWait: number;
}

interface Repetition extends Partial<RetryOptions> {
  signal?: AbortSignal | undefined;
  /** Whether it does no harm to repeat what may have happened. */
  isRetryable: boolean;
}

/** Repeats a call that came too early, or whose answer was lost, when its answer says. */
export async function withRetry(
  call: () => Promise<Response>,
  { retries = 3, longestWait = 60, signal, isRetryable }: Repetition,
): Promise<Response> {
  for (let repetition = 0; ; repetition += 1) {
    const isLast = repetition >= retries;
    const seconds = 2 ** repetition / 2;
    const response = await call().catch((error: unknown) => {
      if (isLast || !isRetryable || signal?.aborted) throw error;
    });
    if (response) {
      const wait = retryAfter(response) ?? seconds;
      if (isLast || wait > longestWait || !asksAgain(response, isRetryable)) return response;
      await response.body?.cancel();
      await pause(wait, signal);
    } else {
      await pause(seconds, signal);
    }
  }
}

/** A 429 did nothing; of a 503 nobody knows. */
function asksAgain({ status }: Response, isRetryable: boolean): boolean {
  return status === 429 || (status === 503 && isRetryable);
}

/** The seconds to wait as an answer tells them: as a number, or as a date. */
export function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
