import { setTimeout as wait } from 'node:timers/promises';

const windowMilliseconds = 60_000;

/** Makes the requests of a key wait if the rate limit would refuse them. */
interface Pace {
  /** Waits until the rate allows a number of requests (1 by default), and counts them. */
  turn: (requests?: number) => Promise<void>;
  /** Reads the remaining requests from the headers of a response. */
  update: (headers: Headers) => void;
  /** Makes all requests wait for a while. */
  hold: (seconds: number) => void;
}

/** Creates a pace, which does not wait before the first response. */
export function createPace(): Pace {
  let remaining = Number.POSITIVE_INFINITY;
  /** The end of the window by the clock of the service, and by the local clock. */
  let windowEnd = 0;
  let reset = 0;
  let pausedUntil = 0;

  const pause = (now: number, requests: number) =>
    Math.max(remaining >= requests ? 0 : reset - now, pausedUntil - now);

  return {
    turn: async (requests = 1) => {
      for (let time = pause(Date.now(), requests); time > 0; time = pause(Date.now(), requests)) {
        await wait(time);
      }
      if (Date.now() >= reset) remaining = Number.POSITIVE_INFINITY;
      remaining -= requests;
    },
    update: (headers) => {
      const remainingCalls = Number(headers.get('x-ratelimit-remaining') ?? Number.NaN);
      const end = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
      if (Number.isNaN(remainingCalls) || Number.isNaN(end) || end < windowEnd) return;
      // Within a window, requests sent since that response count, too.
      remaining = end > windowEnd ? remainingCalls : Math.min(remaining, remainingCalls);
      windowEnd = end;
      // A window is at most a minute long, however wrong the local clock is.
      reset = Math.min(end, Date.now() + windowMilliseconds);
    },
    hold: (seconds) => {
      pausedUntil = Math.max(pausedUntil, Date.now() + seconds * 1000);
    },
  };
}
