/** How often and how long a call is retried. */
export interface RetryOptions {
  /** The most retries of a call; 3 by default. */
  retries: number;
  /** The longest wait before a retry, in seconds; 60 by default. A response that asks for more is returned. */
  longestWait: number;
}

interface Repetition extends Partial<RetryOptions> {
  signal?: AbortSignal | undefined;
  /** Whether it is safe to repeat a call that may have been carried out. */
  isRetryable: boolean;
}

/** Retries a call after a 429, a 503 or a lost connection. Waits as `Retry-After` says, otherwise longer each time. */
export async function withRetry(
  call: () => Promise<Response>,
  { retries = 3, longestWait = 60, signal, isRetryable }: Repetition,
): Promise<Response> {
  for (let repetition = 0; ; repetition += 1) {
    const isLast = repetition >= retries;
    const seconds = 2 ** repetition / 2;
    const response = await whole(call()).catch((error: unknown) => {
      if (isLast || !isRetryable || signal?.aborted) throw error;
    });
    if (response) {
      const wait = retryAfter(response) ?? seconds;
      if (isLast || wait > longestWait || !asksAgain(response, isRetryable)) return response;
      await pause(wait, signal);
    } else {
      await pause(seconds, signal);
    }
  }
}

/** A response with all of its body: one that breaks off is lost, as one that never began. */
async function whole(call: Promise<Response>): Promise<Response> {
  const response = await call;
  await response.clone().text();
  return response;
}

/** A call that is answered 429 was not carried out; one that is answered 503 may have been. */
function asksAgain({ status }: Response, isRetryable: boolean): boolean {
  return status === 429 || (status === 503 && isRetryable);
}

/** The seconds to wait by `Retry-After`, which is a number or a date. */
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
